import { moneyCurrency } from '@contract/money.enums';
import { payChannel, platform, rechargeStatus } from '@contract/order/enums';
import type { Recharge } from '@contract/recharge';
import { Amount, Good, lineColumns, ofUser, search, time } from '@/areas/order';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { stoneSource } from '@/components/RecordSelect/source';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';

/** Stones and points buy no stones. */
const { balance: _, ...moneyChannel } = payChannel;

export const listSpec: ListSpec = {
  name: 'recharge',
  fields: [
    search,
    { type: 'choices', name: 'status', label: 'order.status', options: rechargeStatus },
    { type: 'record', name: 'packageId', label: 'recharge.package', source: stoneSource },
    ofUser,
    { type: 'choices', name: 'channel', label: 'order.channel', options: moneyChannel },
    { type: 'choices', name: 'platform', label: 'order.platform', options: platform },
    { type: 'choices', name: 'currency', label: 'order.currency', options: moneyCurrency, more: true },
    time,
  ],
  sorts: ['at', 'number', 'stones', 'paid'],
};

/** Views that everyone has. */
export const presetsOf = (label: LabelOf): Preset[] =>
  (Object.keys(rechargeStatus) as (keyof typeof rechargeStatus)[]).map((status) => ({
    name: label(rechargeStatus, status),
    query: `status=${status}`,
  }));

interface Texts {
  text: (id: string) => string;
  number: (value: number) => string;
  label: LabelOf;
}

/** Columns of the list, without its actions. */
export function columnsOf(texts: Texts): ListColumn<Recharge>[] {
  const { number, user, order, at } = lineColumns<Recharge>(texts.text);
  const [channelNumber, ...how] = howOf(texts);
  return [number, user, ...goodOf(texts), ...how, at, ...(channelNumber ? [channelNumber] : []), order];
}

const goodOf = ({ text, number, label }: Texts): ListColumn<Recharge>[] => [
  {
    key: 'package',
    title: text('recharge.package'),
    value: (line) => line.package.name,
    beside: [{ key: 'count', title: text('order.item.count'), value: ({ count }) => count }],
    render: (_, line) => <Good type="stone" item={line.package} count={line.count} />,
  },
  {
    key: 'stones',
    title: text('recharge.stones'),
    value: ({ stones }) => stones,
    beside: [{ key: 'bonus', title: text('recharge.bonus'), value: ({ bonus }) => bonus }],
    align: 'right',
    sorter: true,
    render: (_, { stones, bonus }) => (
      <span className="fish-nowrap">
        {number(stones)}
        {bonus > 0 && <span className="fish-order-bonus"> + {number(bonus)}</span>}
      </span>
    ),
  },
  {
    key: 'paid',
    title: text('order.paid'),
    value: ({ paid, currency }) => decimalOf(paid, currency),
    beside: [
      { key: 'currency', title: text('order.currency'), value: ({ currency }) => label(moneyCurrency, currency) },
    ],
    align: 'right',
    sorter: true,
    render: (_, { paid, currency }) => <Amount minor={paid} currency={currency} />,
  },
];

const howOf = ({ text, label }: Texts): ListColumn<Recharge>[] => [
  {
    key: 'channelNumber',
    title: text('order.channelNumber'),
    value: ({ channelNumber }) => channelNumber,
    render: (_, { channelNumber }) =>
      channelNumber ? (
        <div className="fish-clip fish-order-code fish-order-cut" title={channelNumber}>
          {channelNumber}
        </div>
      ) : (
        '–'
      ),
  },
  {
    key: 'channel',
    title: text('order.channel'),
    value: ({ channel }) => label(payChannel, channel),
    render: (_, { channel }) => <EnumText of={payChannel} value={channel} />,
  },
  {
    key: 'platform',
    title: text('order.platform'),
    value: (line) => label(platform, line.platform),
    render: (_, line) => <EnumText of={platform} value={line.platform} />,
  },
  {
    key: 'status',
    title: text('order.status'),
    value: ({ status }) => label(rechargeStatus, status),
    render: (_, { status }) => <StatusTag of={rechargeStatus} value={status} />,
  },
];
