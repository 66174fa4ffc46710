import { Flex, type TableProps, Typography } from 'antd';
import type { Output } from '@contract/index';
import type { RoomGift } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { CountAll } from '@/components/list/CountAll';
import { PagedTable } from '@/components/list/PagedTable';
import { plusOf } from '@/components/list/total';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'roomGifts',
  prefix: 'gifts',
  fields: [],
  sorts: ['at'],
} as const satisfies ListSpec;

export function RoomGifts({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  const list = useRecordList(roomCalls.gifts, spec, { id });
  const page = list.page as Output<typeof roomCalls.gifts> | undefined;
  const text = useTranslations('room.gifts');

  const columns: TableProps<RoomGift>['columns'] = [
    { key: 'from', title: text('from'), render: (_, { from }) => <PersonCell of={from} /> },
    { key: 'to', title: text('to'), render: (_, { to }) => <PersonCell of={to} /> },
    { key: 'gift', title: text('gift'), render: (_, { gift, count }) => `${gift} × ${number(count)}` },
    { key: 'stones', title: text('stones'), align: 'right', render: (_, { stones }) => number(stones) },
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
  ];
  return (
    <Flex vertical gap={12}>
      {page && page.total > 0 && (
        <Typography.Text type="secondary">
          {t('room.gifts.sum', { count: page.total, plus: plusOf(page) })}{' '}
          {page.more ? <CountAll of={list} /> : <Typography.Text strong>{number(page.totals?.stones)}</Typography.Text>}
        </Typography.Text>
      )}
      <PagedTable label={t('room.tab.gifts')} list={list} columns={columns} empty={text('none')} />
    </Flex>
  );
}
