import { useIntl } from '@umijs/max';
import type { TableProps } from 'antd';
import { paths } from '@contract/paths';
import type { RoomMember } from '@contract/room';
import { memberRole } from '@contract/room/enums';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { PersonCell } from '@/components/PersonCell';
import { StatusTag } from '@/components/StatusTag';

const spec = {
  name: 'roomMembers',
  prefix: 'members',
  fields: [],
  sorts: ['joinedAt'],
} as const satisfies ListSpec;

/** Who is in a room, then who was. */
export function Members({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.room.members, spec, { id });
  const text = (key: string) => formatMessage({ id: `room.members.${key}` });

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
  return (
    <PagedTable label={formatMessage({ id: 'room.tab.members' })} list={list} columns={columns} empty={text('none')} />
  );
}
