import { valuesOf } from '@contract/enum';
import { moneyCurrency } from '@contract/money.enums';
import { payChannel, platform, rechargeStatus } from '@contract/order/enums';
import type { Recharge } from '@contract/recharge';
import {
  LineItem,
  OrderAmount,
  OrderPaid,
  orderLineColumns,
  orderLineSearch,
  orderLineTime,
  orderLineUser,
  paymentColumns,
  refundedBeside,
} from '@/areas/order';
import { stoneSource } from '@/areas/stone';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

/** Stones and points can't pay for stones. */
const { balance: _, ...moneyChannel } = payChannel;

export const listSpec: ListSpec = {
  name: 'recharge',
  fields: [
    orderLineSearch,
    { type: 'choices', name: 'status', label: 'order.status', options: rechargeStatus },
    { type: 'record', name: 'packageId', label: 'recharge.package', source: stoneSource },
    orderLineUser,
    { type: 'choices', name: 'channel', label: 'order.channel', options: moneyChannel },
    { type: 'choices', name: 'platform', label: 'order.platform', options: platform },
    { type: 'choices', name: 'currency', label: 'order.currency', options: moneyCurrency },
    orderLineTime,
  ],
  sorts: ['at', 'number', 'stones', 'paid'],
};

export const presetsOf = (label: LabelOf): Preset[] =>
  valuesOf(rechargeStatus).map((status) => ({
    name: label(rechargeStatus, status),
    query: `status=${status}`,
  }));

interface Texts {
  t: Translate;
  number: (value: number) => string;
  label: LabelOf;
}

export function columnsOf(texts: Texts): ListColumn<Recharge>[] {
  const { number, user, order, at } = orderLineColumns<Recharge>(
    texts.t,
    ({ paid, currency }) => paid > 0 && <OrderAmount minor={paid} currency={currency} />,
  );
  const { channel, platform, status, channelNumber } = howOf(texts);
  return [number, user, ...goodOf(texts), channel, platform, status, at, channelNumber, order];
}

const goodOf = ({ t, number, label }: Texts): ListColumn<Recharge>[] => [
  {
    key: 'package',
    title: t('recharge.package'),
    value: (line) => line.package.name,
    beside: [{ key: 'count', title: t('order.item.count'), value: ({ count }) => count }],
    render: (_, line) => <LineItem type="stone" item={line.package} count={line.count} />,
  },
  {
    key: 'stones',
    title: t('recharge.stones'),
    value: ({ stones }) => stones,
    beside: [{ key: 'bonus', title: t('recharge.bonus'), value: ({ bonus }) => bonus }],
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
    title: t('order.paid'),
    value: ({ paid, currency }) => decimalOf(paid, currency),
    beside: [
      refundedBeside(t),
      { key: 'currency', title: t('order.currency'), value: ({ currency }) => label(moneyCurrency, currency) },
    ],
    align: 'right',
    sorter: true,
    render: (_, line) => <OrderPaid order={line} />,
  },
];

const howOf = ({ t, label }: Texts) =>
  ({
    ...paymentColumns<Recharge>({ t, label }),
    channelNumber: {
      key: 'channelNumber',
      extra: true,
      title: t('order.channelNumber'),
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
    status: {
      key: 'status',
      title: t('order.status'),
      value: ({ status }) => label(rechargeStatus, status),
      render: (_, { status }) => <StatusTag of={rechargeStatus} value={status} />,
    },
  }) satisfies Record<string, ListColumn<Recharge>>;
