import { useIntl, useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import { paths } from '@contract/paths';
import type { Stone } from '@contract/stone';
import { stoneTag } from '@contract/stone/enums';
import { ExistingItem, ItemLead, NewItem, PlaceLink } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import { Facts } from '@/components/page/Facts';
import { RecordBar } from '@/components/page/RecordBar';
import { kinds } from '@/components/RecordLink/kinds';
import { StatusTag } from '@/components/StatusTag';
import { listSpec } from './fields';
import { StoneForm } from './StoneForm';
import './stone.css';

/** One stone package, or without an id a new one. */
export default function StoneDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const form = (props: Parameters<typeof StoneForm>[0]) => <StoneForm {...props} />;
  if (!id) return <NewItem type="stone" form={form} />;
  return (
    <>
      <RecordBar path={paths.stone.pageList} spec={listSpec} id={id} addressOf={kinds.stone.path} />
      <ExistingItem
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

function StoneFacts({ stone }: { stone: Stone }) {
  const { formatMessage } = useIntl();
  const { number, dateTime } = useFormat();
  const money = useMoney();
  const fact = (key: string, children: ReactNode) => ({ key, label: formatMessage({ id: key }), children });
  const { stones, bonus, price, currency, limitPerUser, tag } = stone;
  return (
    <Facts
      title={formatMessage({ id: 'mall.facts' })}
      lead={<ItemLead item={stone} />}
      items={[
        fact('stone.price', money(price, currency)),
        fact('stone.stones', number(stones)),
        fact('stone.bonus', bonus ? `+${number(bonus)}` : '–'),
        fact('stone.perPrice', <StonesFor stone={stone} />),
        fact('mall.limit', limitPerUser === null ? formatMessage({ id: 'mall.limit.none' }) : number(limitPerUser)),
        fact('stone.tag', tag ? <StatusTag of={stoneTag} value={tag} /> : '–'),
        fact('mall.place', <PlaceLink item={stone} />),
        fact('mall.createdAt', dateTime(stone.createdAt)),
        fact('mall.updatedAt', <TimeText value={stone.updatedAt} />),
      ]}
    />
  );
}

/** What one unit of money buys, to compare packages by: a ratio, no amount. */
function StonesFor({ stone: { stones, bonus, price, currency } }: { stone: Stone }) {
  const { formatNumber, formatMessage } = useIntl();
  const money = useMoney();
  const unit = 100;
  const count = formatNumber(((stones + bonus) * unit) / price, { maximumFractionDigits: 1 });
  return formatMessage({ id: 'stone.for' }, { count, price: money(unit, currency) });
}
