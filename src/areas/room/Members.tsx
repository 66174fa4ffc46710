import type { TableProps } from 'antd';
import type { RoomMember } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { memberRole } from '@contract/room/enums';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'roomMembers',
  prefix: 'members',
  fields: [],
  sorts: ['joinedAt'],
} as const satisfies ListSpec;

export function Members({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(roomCalls.members, spec, { id });
  const text = useTranslations('room.members');

  const columns: TableProps<RoomMember>['columns'] = [
    { key: 'user', title: text('user'), render: (_, { user }) => <PersonCell of={user} /> },
    { key: 'role', title: text('role'), render: (_, { role }) => <StatusTag of={memberRole} value={role} /> },
    { key: 'joinedAt', title: text('joinedAt'), render: (_, { joinedAt }) => <TimeText value={joinedAt} /> },
    {
      key: 'leftAt',
      title: text('leftAt'),
      render: (_, { leftAt }) => (leftAt ? <TimeText value={leftAt} /> : text('inside')),
    },
  ];
  return <PagedTable label={t('room.tab.members')} list={list} columns={columns} empty={text('none')} />;
}
