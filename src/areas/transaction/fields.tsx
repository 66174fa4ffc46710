import { valuesOf } from '@contract/enum';
import { giftKind } from '@contract/gift/enums';
import { moneyCurrency } from '@contract/money.enums';
import { transactionState } from '@contract/order/enums';
import type { Transaction } from '@contract/transaction';
import { currency } from '@contract/user/enums';
import { giftSource } from '@/areas/gift';
import {
  LineItem,
  OrderAmount,
  OrderPaid,
  orderLineColumns,
  orderLineSearch,
  orderLineTime,
  orderLineUser,
  refundedBeside,
} from '@/areas/order';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

export const listSpec: ListSpec = {
  name: 'transaction',
  fields: [
    orderLineSearch,
    { type: 'choices', name: 'state', label: 'transaction.state', options: transactionState },
    { type: 'record', name: 'giftId', label: 'transaction.gift', source: giftSource },
    orderLineUser,
    { type: 'choices', name: 'currency', label: 'transaction.currency', options: currency },
    orderLineTime,
  ],
  sorts: ['at', 'number', 'cost', 'value'],
};

export const presetsOf = (label: LabelOf): Preset[] =>
  valuesOf(transactionState).map((state) => ({
    name: label(transactionState, state),
    query: `state=${state}`,
  }));

interface Texts {
  t: Translate;
  label: LabelOf;
}

export function columnsOf({ t, label }: Texts): ListColumn<Transaction>[] {
  const { number, user, order, at } = orderLineColumns<Transaction>(t, ({ cost, currency }) => (
    <OrderAmount minor={cost} currency={currency} />
  ));
  return [number, user, ...goodOf({ t, label }), at, order];
}

const goodOf = ({ t, label }: Texts): ListColumn<Transaction>[] => [
  {
    key: 'gift',
    title: t('transaction.gift'),
    value: ({ gift }) => gift.name,
    beside: [{ key: 'count', title: t('order.item.count'), value: ({ count }) => count }],
    render: (_, { gift, count }) => (
      <LineItem type="gift" item={gift} count={count} note={<EnumText of={giftKind} value={gift.kind} />} />
    ),
  },
  {
    key: 'cost',
    title: t('transaction.cost'),
    value: ({ cost }) => cost,
    beside: [
      refundedBeside(t),
      { key: 'currency', title: t('transaction.currency'), value: (line) => label(currency, line.currency) },
    ],
    align: 'right',
    sorter: true,
    render: (_, line) => <OrderPaid order={{ ...line, paid: line.cost }} />,
  },
  {
    key: 'value',
    title: t('transaction.value'),
    value: ({ value, valueCurrency }) => decimalOf(value, valueCurrency),
    beside: [
      {
        key: 'valueCurrency',
        title: t('transaction.valueCurrency'),
        value: ({ valueCurrency }) => label(moneyCurrency, valueCurrency),
      },
    ],
    align: 'right',
    sorter: true,
    render: (_, { value, valueCurrency }) => <OrderAmount minor={value} currency={valueCurrency} />,
  },
  {
    key: 'state',
    title: t('transaction.state'),
    value: ({ state }) => label(transactionState, state),
    render: (_, { state }) => <StatusTag of={transactionState} value={state} />,
  },
];
