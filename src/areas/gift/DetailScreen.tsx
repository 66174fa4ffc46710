import { useIntl, useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Gift } from '@contract/gift';
import { giftCategory, giftKind } from '@contract/gift/enums';
import { paths } from '@contract/paths';
import { ExistingItem, ItemLead, NewItem, PlaceLink, Stock, usePriceText } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import { Facts } from '@/components/page/Facts';
import { RecordBar } from '@/components/page/RecordBar';
import { kinds } from '@/components/RecordLink/kinds';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { listSpec } from './fields';
import { GiftForm } from './GiftForm';
import './gift.css';

/** One gift, or without an id a new one. */
export default function GiftDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const form = (props: Parameters<typeof GiftForm>[0]) => <GiftForm {...props} />;
  if (!id) return <NewItem type="gift" form={form} />;
  return (
    <>
      <RecordBar path={paths.gift.pageList} spec={listSpec} id={id} addressOf={kinds.gift.path} />
      <ExistingItem
        key={id}
        type="gift"
        id={id}
        wantsEdit={params.has('edit')}
        form={form}
        facts={(gift) => <GiftFacts gift={gift} />}
      />
    </>
  );
}

function GiftFacts({ gift }: { gift: Gift }) {
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormat();
  const money = useMoney();
  const priceText = usePriceText();
  const fact = (key: string, children: ReactNode) => ({ key, label: formatMessage({ id: key }), children });
  return (
    <Facts
      title={formatMessage({ id: 'mall.facts' })}
      lead={<ItemLead item={gift} />}
      items={[
        fact('gift.price', priceText(gift)),
        fact('gift.stock', <Stock gift={gift} />),
        fact('gift.lowStock', number(gift.lowStock)),
        fact('gift.category', <EnumText of={giftCategory} value={gift.category} />),
        fact('gift.kind', <StatusTag of={giftKind} value={gift.kind} />),
        fact('gift.value', money(gift.value, gift.currency)),
        fact(
          'mall.limit',
          gift.limitPerUser === null ? formatMessage({ id: 'mall.limit.none' }) : number(gift.limitPerUser),
        ),
        fact('mall.place', <PlaceLink item={gift} />),
        fact('mall.createdAt', dateTime(gift.createdAt)),
        fact('mall.updatedAt', <TimeText value={gift.updatedAt} />),
      ]}
    />
  );
}
