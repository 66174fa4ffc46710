import { Flex, type TableProps } from 'antd';
import type { RoomMessage } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { TimeText } from '@/components/format/TimeText';
import { FilterBar } from '@/components/list/FilterBar';
import type { FilterField } from '@/components/list/fields';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { useTranslations } from '@/locales/useTranslations';

const search = { type: 'text', name: 'keyword', label: 'room.messages.search' } as const satisfies FilterField;

const spec = {
  name: 'roomMessages',
  prefix: 'messages',
  fields: [search],
  sorts: ['at'],
} as const satisfies ListSpec;

export function RoomMessages({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(roomCalls.messages, spec, { id });
  const text = useTranslations('room.messages');

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
      <FilterBar list={list} search={search} fields={spec.fields} />
      <PagedTable
        label={t('room.tab.messages')}
        list={list}
        columns={columns}
        empty={text(list.filters.keyword ? 'nothing' : 'none')}
      />
    </Flex>
  );
}
