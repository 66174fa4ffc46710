import type { TableProps } from 'antd';
import type { OrderDetail, OrderItem } from '@contract/order';
import { itemType } from '@contract/shelf/enums';
import { ItemIcon } from '@/areas/shelf';
import { Card, withBoundary } from '@/components/boundary';
import { textOf, useFormat } from '@/components/format';
import { WideTable } from '@/components/list/WideTable';
import { useMoney } from '@/components/money/useMoney';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { dueOf } from './due';
import { ItemName } from './OrderItems';

export const ItemsCard = withBoundary(function ItemsCard({ order }: { order: OrderDetail }) {
  const { number } = useFormat();
  const money = useMoney();
  const text = useTranslations('order');

  const columns: TableProps<OrderItem>['columns'] = [
    {
      key: 'item',
      title: text('item'),
      render: (_, item) => (
        <span className="fish-person">
          <ItemIcon of={item} type={item.type} width={36} />
          <span className="fish-two-lines">
            <ItemName item={item} />
            <small>
              <EnumText of={itemType} value={item.type} />
            </small>
          </span>
        </span>
      ),
    },
    { key: 'number', title: text('item.number'), render: (_, item) => textOf(item.number) },
    { key: 'price', title: text('item.price'), align: 'right', render: (_, item) => money(item.price, order.currency) },
    { key: 'count', title: text('item.count'), align: 'right', render: (_, item) => number(item.count) },
    {
      key: 'sum',
      title: text('item.sum'),
      align: 'right',
      render: (_, item) => money(item.price * item.count, order.currency),
    },
  ];
  return (
    <Card size="small" title={text('items')}>
      <WideTable size="small" rowKey="id" columns={columns} dataSource={order.items} pagination={false} />
      <Account order={order} />
    </Card>
  );
});

function Account({ order }: { order: OrderDetail }) {
  const { amount, discount, refunded, currency } = order;
  const due = dueOf(order);
  const t = useTranslations();
  const money = useMoney();
  const line = (key: 'amount' | 'discount' | 'refunded' | typeof due.label, minor: number, strong = false) => (
    <div className={strong ? 'fish-account-sum' : undefined}>
      <dt>{t(`order.${key}`)}</dt>
      <dd>{money(minor, currency)}</dd>
    </div>
  );
  return (
    <dl className="fish-order-account">
      {line('amount', amount)}
      {discount > 0 && line('discount', -discount)}
      {line(due.label, due.minor, true)}
      {refunded > 0 && line('refunded', -refunded)}
    </dl>
  );
}
