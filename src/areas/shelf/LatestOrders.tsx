import { Link } from '@umijs/max';
import type { TableProps } from 'antd';
import type { Order } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { orderStatus } from '@contract/order/enums';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { useMoney } from '@/components/money/useMoney';
import { PersonCell } from '@/components/PersonCell';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { ordersOf } from './goods/item';

const spec = {
  name: 'entryOrders',
  prefix: 'orders',
  fields: [],
  sorts: ['orderedAt'],
  defaultSize: 10,
} as const satisfies ListSpec;

export const LatestOrders = withBoundary(function LatestOrders({ itemId }: { itemId: string }) {
  const { number } = useFormat();
  const money = useMoney();
  const list = useRecordList(orderCalls.pageList, spec, { itemId });
  const text = useTranslations('shelf.orders');
  const pieces = ({ items }: Order) =>
    items.reduce((sum, item) => (item.itemId === itemId ? sum + item.count : sum), 0);

  const columns: TableProps<Order>['columns'] = [
    {
      key: 'number',
      title: text('number'),
      render: (_, { id, number: shown, orderedAt }) => (
        <span className="fish-two-lines">
          <span>
            <RecordLink type="order" id={id}>
              {shown}
            </RecordLink>
          </span>
          <small>
            <TimeText value={orderedAt} />
          </small>
        </span>
      ),
    },
    { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
    { key: 'pieces', title: text('pieces'), align: 'right', render: (_, order) => number(pieces(order)) },
    {
      key: 'paid',
      title: text('paid'),
      align: 'right',
      render: (_, { paid, currency }) => <span className="fish-nowrap">{paid ? money(paid, currency) : '–'}</span>,
    },
    { key: 'status', title: text('status'), render: (_, { status }) => <StatusTag of={orderStatus} value={status} /> },
  ];
  const title = text('title');
  return (
    <Card size="small" title={title} extra={<Link to={ordersOf(itemId)}>{text('all')}</Link>}>
      <PagedTable label={title} list={list} columns={columns} empty={text('none')} />
    </Card>
  );
});
