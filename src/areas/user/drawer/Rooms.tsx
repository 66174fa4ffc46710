import { useIntl } from '@umijs/max';
import type { TableProps } from 'antd';
import { auditState } from '@contract/audit/enums';
import { paths } from '@contract/paths';
import type { PeopleRoom } from '@contract/people';
import { RoomStatusTag, RoomTime } from '@/areas/room';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';

const spec = {
  name: 'userRooms',
  prefix: 'rooms',
  fields: [],
  sorts: ['startsAt'],
} as const satisfies ListSpec;

/** The rooms that a user opened, the latest first. */
export function Rooms({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.people.pageList, spec, { ownerId: id });

  const columns: TableProps<PeopleRoom>['columns'] = [
    {
      key: 'room',
      title: formatMessage({ id: 'room.room' }),
      render: (_, room) => (
        <span className="fish-two-lines">
          <RecordLink type="people" id={room.id}>
            <bdi>{room.title}</bdi>
          </RecordLink>
          <small>{room.number}</small>
        </span>
      ),
    },
    { key: 'startsAt', title: formatMessage({ id: 'room.startsAt' }), render: (_, room) => <RoomTime room={room} /> },
    {
      key: 'audit',
      title: formatMessage({ id: 'people.audit' }),
      render: (_, room) => <StatusTag of={auditState} value={room.auditState} />,
    },
    { key: 'reports', title: formatMessage({ id: 'people.reports' }), dataIndex: 'reports', align: 'right' },
    { key: 'status', title: formatMessage({ id: 'room.status' }), render: (_, room) => <RoomStatusTag room={room} /> },
  ];
  return (
    <PagedTable
      label={formatMessage({ id: 'user.tab.rooms' })}
      list={list}
      columns={columns}
      empty={formatMessage({ id: 'user.rooms.none' })}
    />
  );
}
