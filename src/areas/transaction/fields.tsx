import { giftKind } from '@contract/gift/enums';
import { moneyCurrency } from '@contract/money.enums';
import { transactionState } from '@contract/order/enums';
import type { Transaction } from '@contract/transaction';
import { currency } from '@contract/user/enums';
import { Amount, Good, lineColumns, ofUser, search, time } from '@/areas/order';
import type { ListColumn } from '@/components/list/columns';
import type { ListSpec } from '@/components/list/useListState';
import { decimalOf } from '@/components/money/useMoney';
import { giftSource } from '@/components/RecordSelect/source';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';

export const listSpec: ListSpec = {
  name: 'transaction',
  fields: [
    search,
    { type: 'choices', name: 'state', label: 'transaction.state', options: transactionState },
    { type: 'record', name: 'giftId', label: 'transaction.gift', source: giftSource },
    ofUser,
    { type: 'choices', name: 'currency', label: 'transaction.currency', options: currency },
    time,
  ],
  sorts: ['at', 'number', 'cost', 'value'],
};

/** Views that everyone has. */
export const presetsOf = (label: LabelOf): Preset[] =>
  (Object.keys(transactionState) as (keyof typeof transactionState)[]).map((state) => ({
    name: label(transactionState, state),
    query: `state=${state}`,
  }));

interface Texts {
  text: (id: string) => string;
  label: LabelOf;
}

/** Columns of the list, without its actions. */
export function columnsOf({ text, label }: Texts): ListColumn<Transaction>[] {
  const { number, user, order, at } = lineColumns<Transaction>(text);
  return [number, user, ...goodOf({ text, label }), at, order];
}

const goodOf = ({ text, label }: Texts): ListColumn<Transaction>[] => [
  {
    key: 'gift',
    title: text('transaction.gift'),
    value: ({ gift }) => gift.name,
    beside: [{ key: 'count', title: text('order.item.count'), value: ({ count }) => count }],
    render: (_, { gift, count }) => (
      <Good type="gift" item={gift} count={count} note={<EnumText of={giftKind} value={gift.kind} />} />
    ),
  },
  {
    key: 'cost',
    title: text('transaction.cost'),
    value: ({ cost }) => cost,
    beside: [{ key: 'currency', title: text('transaction.currency'), value: (line) => label(currency, line.currency) }],
    align: 'right',
    sorter: true,
    render: (_, { cost, currency: of }) => <Amount minor={cost} currency={of} />,
  },
  {
    key: 'value',
    title: text('transaction.value'),
    value: ({ value, valueCurrency }) => decimalOf(value, valueCurrency),
    beside: [
      {
        key: 'valueCurrency',
        title: text('transaction.valueCurrency'),
        value: ({ valueCurrency }) => label(moneyCurrency, valueCurrency),
      },
    ],
    align: 'right',
    sorter: true,
    render: (_, { value, valueCurrency }) => <Amount minor={value} currency={valueCurrency} />,
  },
  {
    key: 'state',
    title: text('transaction.state'),
    value: ({ state }) => label(transactionState, state),
    render: (_, { state }) => <StatusTag of={transactionState} value={state} />,
  },
];
