import { Flex, Input, type TableProps } from 'antd';
import type { RoomMessage } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'roomMessages',
  prefix: 'messages',
  fields: [{ type: 'text', name: 'keyword', label: 'room.messages.search' }],
  sorts: ['at'],
} as const satisfies ListSpec;

export function RoomMessages({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(roomCalls.messages, spec, { id });
  const text = useTranslations('room.messages');
  const { keyword } = list.filters;

  const columns: TableProps<RoomMessage>['columns'] = [
    { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
    {
      key: 'text',
      title: text('text'),
      render: (_, message) => <bdi className="fish-text fish-said">{message.text}</bdi>,
    },
    { key: 'at', title: text('at'), render: (_, { at }) => <TimeText value={at} /> },
  ];
  return (
    <Flex vertical gap={12}>
      <Input.Search
        key={keyword}
        allowClear
        className="fish-search"
        aria-label={text('search')}
        placeholder={text('search')}
        maxLength={100}
        defaultValue={keyword}
        onSearch={(value) => list.setFilters({ keyword: value.trim() || undefined })}
      />
      <PagedTable
        label={t('room.tab.messages')}
        list={list}
        columns={columns}
        empty={text(keyword ? 'nothing' : 'none')}
      />
    </Flex>
  );
}
