import type { TableProps } from 'antd';
import { auditState } from '@contract/audit/enums';
import type { PeopleRoom } from '@contract/people';
import { peopleCalls } from '@contract/people/calls';
import { RoomStatusTag, RoomTime } from '@/areas/room';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userRooms',
  prefix: 'rooms',
  fields: [],
  sorts: ['startsAt'],
} as const satisfies ListSpec;

export function UserRooms({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(peopleCalls.pageList, spec, { ownerId: id });

  const columns: TableProps<PeopleRoom>['columns'] = [
    {
      key: 'room',
      title: t('room.room'),
      render: (_, room) => (
        <span className="fish-two-lines">
          <RecordLink type="people" id={room.id}>
            <bdi>{room.title}</bdi>
          </RecordLink>
          <small>{room.number}</small>
        </span>
      ),
    },
    { key: 'startsAt', title: t('room.startsAt'), render: (_, room) => <RoomTime room={room} /> },
    {
      key: 'audit',
      title: t('people.audit'),
      render: (_, room) => <StatusTag of={auditState} value={room.auditState} />,
    },
    { key: 'reports', title: t('people.reports'), dataIndex: 'reports', align: 'right' },
    { key: 'status', title: t('room.status'), render: (_, room) => <RoomStatusTag room={room} /> },
  ];
  return <PagedTable label={t('user.tab.rooms')} list={list} columns={columns} empty={t('user.rooms.none')} />;
}
