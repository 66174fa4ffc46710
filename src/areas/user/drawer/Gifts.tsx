import { Link, useIntl } from '@umijs/max';
import { Flex, type TableProps } from 'antd';
import { giftKind } from '@contract/gift/enums';
import { transactionState } from '@contract/order/enums';
import { paths } from '@contract/paths';
import type { Transaction } from '@contract/transaction';
import { Amount, Good } from '@/areas/order';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, StatusTag } from '@/components/StatusTag';

const spec = {
  name: 'userGifts',
  prefix: 'gifts',
  fields: [],
  sorts: ['at'],
} as const satisfies ListSpec;

/** The gifts that a user exchanged stones and points for, newest first. */
export function Gifts({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.transaction.pageList, spec, { userId: id });
  const text = (key: string) => formatMessage({ id: key });

  const columns: TableProps<Transaction>['columns'] = [
    {
      key: 'gift',
      title: text('transaction.gift'),
      render: (_, { gift, count }) => (
        <Good type="gift" item={gift} count={count} note={<EnumText of={giftKind} value={gift.kind} />} />
      ),
    },
    {
      key: 'cost',
      title: text('transaction.cost'),
      align: 'right',
      render: (_, { cost, currency }) => <Amount minor={cost} currency={currency} />,
    },
    {
      key: 'state',
      title: text('transaction.state'),
      render: (_, { state }) => <StatusTag of={transactionState} value={state} />,
    },
    {
      key: 'order',
      title: text('order.order'),
      render: (_, { order }) => (
        <RecordLink type="order" id={order.id}>
          {order.number}
        </RecordLink>
      ),
    },
    { key: 'at', title: text('order.at'), render: (_, { at }) => <TimeText value={at} /> },
  ];
  return (
    <Flex vertical align="flex-start" gap={12}>
      <Link to={`/order/transaction?userId=${id}`}>{text('user.gifts.all')}</Link>
      <PagedTable label={text('user.tab.gifts')} list={list} columns={columns} empty={text('user.gifts.none')} />
    </Flex>
  );
}
