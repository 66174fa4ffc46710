import { Link } from '@umijs/max';
import { Flex, type TableProps } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Order } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { orderStatus } from '@contract/order/enums';
import { OrderItems, OrderPaid } from '@/areas/order';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userOrders',
  prefix: 'orders',
  fields: [],
  sorts: ['orderedAt'],
} as const satisfies ListSpec;

export function Orders({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(orderCalls.pageList, spec, { userId: id });
  const text = useTranslations('order');

  const columns: TableProps<Order>['columns'] = [
    {
      key: 'number',
      title: text('number'),
      render: (_, order) => (
        <RecordLink type="order" id={order.id}>
          {order.number}
        </RecordLink>
      ),
    },
    { key: 'items', title: text('items'), render: (_, order) => <OrderItems order={order} /> },
    { key: 'paid', title: text('paid'), align: 'right', render: (_, order) => <OrderPaid order={order} /> },
    {
      key: 'status',
      title: text('status'),
      render: (_, { status }) => <StatusTag of={orderStatus} value={status} />,
    },
    { key: 'orderedAt', title: text('orderedAt'), render: (_, { orderedAt }) => <TimeText value={orderedAt} /> },
  ];
  return (
    <Flex vertical align="flex-start" gap={12}>
      <Link to={pathTo('/order/list', { userId: id })}>{t('user.orders.all')}</Link>
      <PagedTable label={t('user.tab.orders')} list={list} columns={columns} empty={t('user.orders.none')} />
    </Flex>
  );
}
