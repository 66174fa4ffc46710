import { Link } from '@umijs/max';
import { Flex, type TableProps } from 'antd';
import { pathTo } from '@config/pathTo';
import { giftKind } from '@contract/gift/enums';
import { transactionState } from '@contract/order/enums';
import type { Transaction } from '@contract/transaction';
import { transactionCalls } from '@contract/transaction/calls';
import { LineItem, OrderPaid } from '@/areas/order';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userGifts',
  prefix: 'gifts',
  fields: [],
  sorts: ['at'],
} as const satisfies ListSpec;

export function UserGifts({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(transactionCalls.pageList, spec, { userId: id });

  const columns: TableProps<Transaction>['columns'] = [
    {
      key: 'gift',
      title: t('transaction.gift'),
      render: (_, { gift, count }) => (
        <LineItem type="gift" item={gift} count={count} note={<EnumText of={giftKind} value={gift.kind} />} />
      ),
    },
    {
      key: 'cost',
      title: t('transaction.cost'),
      align: 'right',
      render: (_, line) => <OrderPaid order={{ ...line, paid: line.cost }} />,
    },
    {
      key: 'state',
      title: t('transaction.state'),
      render: (_, { state }) => <StatusTag of={transactionState} value={state} />,
    },
    {
      key: 'order',
      title: t('order.order'),
      render: (_, { order }) => (
        <RecordLink type="order" id={order.id}>
          {order.number}
        </RecordLink>
      ),
    },
    { key: 'at', title: t('order.at'), render: (_, { at }) => <TimeText value={at} /> },
  ];
  return (
    <Flex vertical align="flex-start" gap={12}>
      <Link to={pathTo('/order/transaction', { userId: id })}>{t('user.gifts.all')}</Link>
      <PagedTable label={t('user.tab.gifts')} list={list} columns={columns} empty={t('user.gifts.none')} />
    </Flex>
  );
}
