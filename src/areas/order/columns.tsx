import { payCurrency } from '@contract/money.enums';
import type { Order } from '@contract/order';
import { orderKind, orderStatus } from '@contract/order/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type FileColumn, type ListColumn } from '@/components/list/columns';
import { OpenLink } from '@/components/list/OpenLink';
import { decimalOf } from '@/components/money/useMoney';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Translate } from '@/locales/useTranslations';
import { OrderAmount, OrderPaid, refundedBeside } from './cells';
import { NumberCell } from './NumberCell';
import { itemsText, OrderItems } from './OrderItems';
import { paymentColumns, userColumn } from './sharedColumns';

interface Texts {
  t: Translate;
  label: LabelOf;
}

/** No column has a width: an amount must never be cut. */
export const columnsOf = (texts: Texts): ListColumn<Order>[] => [
  ...whatOf(texts),
  ...moneyOf(texts),
  ...howOf(texts),
  ...extraOf(texts),
];

const whatOf = ({ t }: Texts): ListColumn<Order>[] => [
  {
    key: 'number',
    always: true,
    names: true,
    title: t('order.number'),
    value: (order) => order.number,
    sorter: true,
    render: (_, { id, number, paid, amount, currency }) => (
      <NumberCell sum={<OrderAmount minor={paid || amount} currency={currency} />}>
        <OpenLink to={recordTypes.order.path(id)} className="fish-record">
          {number}
        </OpenLink>
      </NumberCell>
    ),
  },
  userColumn(t),
  {
    key: 'items',
    title: t('order.items'),
    value: ({ items }) => itemsText(items, t),
    render: (_, order) => <OrderItems order={order} />,
  },
];

/** In a file, the currency has a column of its own. */
const currencyBeside = ({ t, label }: Texts): FileColumn<Order> => ({
  key: 'currency',
  title: t('order.currency'),
  value: ({ currency }) => label(payCurrency, currency),
});

/** In a file, also where its column is hidden: the sums add up only with it. */
const discountBeside = ({ t }: Texts): FileColumn<Order> => ({
  key: 'discount',
  title: t('order.discount'),
  value: ({ discount, currency }) => decimalOf(discount, currency),
});

const moneyOf = (texts: Texts): ListColumn<Order>[] => [
  {
    key: 'amount',
    title: texts.t('order.amount'),
    value: ({ amount, currency }) => decimalOf(amount, currency),
    beside: [discountBeside(texts), currencyBeside(texts)],
    align: 'right',
    sorter: true,
    render: (_, { amount, currency }) => <OrderAmount minor={amount} currency={currency} />,
  },
  {
    key: 'discount',
    extra: true,
    title: texts.t('order.discount'),
    value: ({ discount, currency }) => decimalOf(discount, currency),
    beside: [currencyBeside(texts)],
    align: 'right',
    render: (_, { discount, currency }) => <OrderAmount minor={discount} currency={currency} />,
  },
  {
    key: 'paid',
    title: texts.t('order.paid'),
    value: ({ paid, currency }) => decimalOf(paid, currency),
    beside: [refundedBeside(texts.t), currencyBeside(texts)],
    align: 'right',
    sorter: true,
    render: (_, order) => <OrderPaid order={order} />,
  },
];

const howOf = ({ t, label }: Texts): ListColumn<Order>[] => [
  {
    key: 'status',
    title: t('order.status'),
    value: ({ status }) => label(orderStatus, status),
    render: (_, { status }) => <StatusTag of={orderStatus} value={status} />,
  },
  {
    key: 'orderedAt',
    title: t('order.orderedAt'),
    value: ({ orderedAt }) => dateOf(orderedAt),
    sorter: true,
    render: (_, { orderedAt }) => <TimeText value={orderedAt} />,
  },
  paymentColumns<Order>({ t, label }).channel,
  {
    key: 'paidAt',
    extra: true,
    title: t('order.paidAt'),
    value: ({ paidAt }) => dateOf(paidAt),
    sorter: true,
    render: (_, { paidAt }) => <TimeText value={paidAt} />,
  },
];

const extraOf = ({ t, label }: Texts): ListColumn<Order>[] => [
  {
    key: 'kind',
    extra: true,
    title: t('order.kind'),
    value: ({ kind }) => label(orderKind, kind),
    render: (_, { kind }) => <EnumText of={orderKind} value={kind} />,
  },
  paymentColumns<Order>({ t, label }).platform,
  {
    key: 'currency',
    extra: true,
    title: t('order.currency'),
    value: ({ currency }) => label(payCurrency, currency),
    render: (_, { currency }) => <EnumText of={payCurrency} value={currency} />,
  },
  {
    key: 'remark',
    extra: true,
    title: t('order.remarkText'),
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
