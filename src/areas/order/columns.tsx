import { payCurrency } from '@contract/money.enums';
import type { Order } from '@contract/order';
import { orderKind, orderStatus, payChannel, platform } from '@contract/order/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type FileColumn, type ListColumn } from '@/components/list/columns';
import { OpenLink } from '@/components/list/OpenLink';
import { decimalOf } from '@/components/money/useMoney';
import { PersonCell } from '@/components/PersonCell';
import { kinds } from '@/components/RecordLink/kinds';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import { Amount, Paid } from './cells';
import { itemsText, OrderItems } from './OrderItems';

interface Texts {
  text: (id: string) => string;
  label: LabelOf;
}

/** Columns of the list, without its actions. None has a width: an amount is never cut, however large. */
export const columnsOf = (texts: Texts): ListColumn<Order>[] => [
  ...whatOf(texts),
  ...moneyOf(texts),
  ...howOf(texts),
  ...extraOf(texts),
];

/** Which order, whose, of what. */
const whatOf = ({ text }: Texts): ListColumn<Order>[] => [
  {
    key: 'number',
    always: true,
    names: true,
    title: text('order.number'),
    value: (order) => order.number,
    sorter: true,
    render: (_, { id, number }) => (
      <span className="fish-cell-link">
        <OpenLink to={kinds.order.path(id)} className="fish-record">
          {number}
        </OpenLink>
      </span>
    ),
  },
  {
    key: 'user',
    title: text('order.user'),
    value: ({ user }) => `${user.nickname} ${user.number}`,
    render: (_, { user }) => (
      <div className="fish-order-user">
        <PersonCell of={user} />
      </div>
    ),
  },
  {
    key: 'items',
    title: text('order.items'),
    value: ({ items }) => itemsText(items),
    render: (_, order) => <OrderItems order={order} />,
  },
];

/** What an amount in a file is of. */
const currencyBeside = ({ text, label }: Texts): FileColumn<Order> => ({
  key: 'currency',
  title: text('order.currency'),
  value: ({ currency }) => label(payCurrency, currency),
});

const moneyOf = (texts: Texts): ListColumn<Order>[] => [
  {
    key: 'amount',
    title: texts.text('order.amount'),
    value: ({ amount, currency }) => decimalOf(amount, currency),
    beside: [currencyBeside(texts)],
    align: 'right',
    sorter: true,
    render: (_, { amount, currency }) => <Amount minor={amount} currency={currency} />,
  },
  {
    key: 'discount',
    title: texts.text('order.discount'),
    value: ({ discount, currency }) => decimalOf(discount, currency),
    beside: [currencyBeside(texts)],
    align: 'right',
    render: (_, { discount, currency }) => <Amount minor={discount} currency={currency} />,
  },
  {
    key: 'paid',
    title: texts.text('order.paid'),
    value: ({ paid, currency }) => decimalOf(paid, currency),
    beside: [
      {
        key: 'refunded',
        title: texts.text('order.refunded'),
        value: ({ refunded, currency }) => decimalOf(refunded, currency),
      },
      currencyBeside(texts),
    ],
    align: 'right',
    sorter: true,
    render: (_, order) => <Paid order={order} />,
  },
];

const howOf = ({ text, label }: Texts): ListColumn<Order>[] => [
  {
    key: 'status',
    title: text('order.status'),
    value: ({ status }) => label(orderStatus, status),
    render: (_, { status }) => <StatusTag of={orderStatus} value={status} />,
  },
  {
    key: 'orderedAt',
    title: text('order.orderedAt'),
    value: ({ orderedAt }) => dateOf(orderedAt),
    sorter: true,
    render: (_, { orderedAt }) => <TimeText value={orderedAt} />,
  },
  {
    key: 'channel',
    title: text('order.channel'),
    value: ({ channel }) => label(payChannel, channel),
    render: (_, { channel }) => <EnumText of={payChannel} value={channel} />,
  },
  {
    key: 'paidAt',
    title: text('order.paidAt'),
    value: ({ paidAt }) => dateOf(paidAt),
    sorter: true,
    render: (_, { paidAt }) => <TimeText value={paidAt} />,
  },
];

const extraOf = ({ text, label }: Texts): ListColumn<Order>[] => [
  {
    key: 'kind',
    extra: true,
    title: text('order.kind'),
    value: ({ kind }) => label(orderKind, kind),
    render: (_, { kind }) => <EnumText of={orderKind} value={kind} />,
  },
  {
    key: 'platform',
    extra: true,
    title: text('order.platform'),
    value: (order) => label(platform, order.platform),
    render: (_, order) => <EnumText of={platform} value={order.platform} />,
  },
  {
    key: 'currency',
    extra: true,
    title: text('order.currency'),
    value: ({ currency }) => label(payCurrency, currency),
    render: (_, { currency }) => <EnumText of={payCurrency} value={currency} />,
  },
  {
    key: 'remark',
    extra: true,
    title: text('order.remarkText'),
    value: ({ remark }) => remark,
    render: (_, { remark }) =>
      remark ? (
        <div className="fish-clip fish-order-remark" title={remark}>
          <bdi>{remark}</bdi>
        </div>
      ) : (
        '–'
      ),
  },
];
