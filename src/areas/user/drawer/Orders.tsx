import { Link, useIntl } from '@umijs/max';
import { Flex, type TableProps } from 'antd';
import type { Order } from '@contract/order';
import { orderStatus } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { OrderItems, Paid } from '@/areas/order';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';

const spec = {
  name: 'userOrders',
  prefix: 'orders',
  fields: [],
  sorts: ['orderedAt'],
} as const satisfies ListSpec;

/** What a user ordered in the mall, newest first. */
export function Orders({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.order.pageList, spec, { userId: id });
  const text = (key: string) => formatMessage({ id: `order.${key}` });

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
    { key: 'paid', title: text('paid'), align: 'right', render: (_, order) => <Paid order={order} /> },
    {
      key: 'status',
      title: text('status'),
      render: (_, { status }) => <StatusTag of={orderStatus} value={status} />,
    },
    { key: 'orderedAt', title: text('orderedAt'), render: (_, { orderedAt }) => <TimeText value={orderedAt} /> },
  ];
  return (
    <Flex vertical align="flex-start" gap={12}>
      <Link to={`/order/list?userId=${id}`}>{formatMessage({ id: 'user.orders.all' })}</Link>
      <PagedTable
        label={formatMessage({ id: 'user.tab.orders' })}
        list={list}
        columns={columns}
        empty={formatMessage({ id: 'user.orders.none' })}
      />
    </Flex>
  );
}
