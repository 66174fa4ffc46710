import { useIntl, useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';
import { stoneTag } from '@contract/stone/enums';
import { ExistingItemPage, ItemLead, ItemPrices, NewItemPage, ShelfPlaceLink } from '@/areas/shelf';
import { isNumber, useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import { Facts } from '@/components/page/Facts';
import { RecordBar } from '@/components/page/RecordBar';
import { asPart } from '@/components/part';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { listSpec } from './fields';
import { StoneForm } from './StoneForm';
import './stone.css';

export default function StoneDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const form = (props: Parameters<typeof StoneForm>[0]) => <StoneForm {...props} />;
  if (!id) return <NewItemPage type="stone" form={form} />;
  return (
    <>
      <RecordBar path={stoneCalls.pageList} spec={listSpec} id={id} addressOf={recordTypes.stone.path} />
      <ExistingItemPage
        key={id}
        type="stone"
        id={id}
        wantsEdit={params.has('edit')}
        form={form}
        facts={(stone) => <StoneFacts stone={stone} />}
      />
    </>
  );
}

const StoneFacts = asPart(function StoneFacts({ stone }: { stone: Stone }) {
  const t = useTranslations();
  const { number, dateTime } = useFormat();
  const fact = (
    key:
      | 'stone.price'
      | 'stone.stones'
      | 'stone.bonus'
      | 'stone.perPrice'
      | 'mall.limit'
      | 'stone.tag'
      | 'mall.place'
      | 'mall.createdAt'
      | 'mall.updatedAt',
    children: ReactNode,
  ) => ({ key, label: t(key), children });
  const { stones, bonus, limitPerUser, tag } = stone;
  return (
    <Facts
      title={t('mall.facts')}
      lead={<ItemLead item={stone} />}
      items={[
        fact('stone.price', <ItemPrices item={stone} />),
        fact('stone.stones', number(stones)),
        fact('stone.bonus', bonus ? `+${number(bonus)}` : '–'),
        fact('stone.perPrice', <StonesFor stone={stone} />),
        fact('mall.limit', limitPerUser === null ? t('mall.limit.none') : number(limitPerUser)),
        fact('stone.tag', tag ? <StatusTag of={stoneTag} value={tag} /> : '–'),
        fact('mall.place', <ShelfPlaceLink item={stone} />),
        fact('mall.createdAt', dateTime(stone.createdAt)),
        fact('mall.updatedAt', <TimeText value={stone.updatedAt} />),
      ]}
    />
  );
});

/** Stones for one unit of money, to compare packages. */
function StonesFor({ stone: { stones, bonus, price, currency } }: { stone: Stone }) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const money = useMoney();
  const unit = 100;
  const each = ((stones + (bonus ?? 0)) * unit) / price;
  const count = isNumber(each) ? formatNumber(each, { maximumFractionDigits: 1 }) : undefined;
  return t('stone.for', { count, price: money(unit, currency) });
}
