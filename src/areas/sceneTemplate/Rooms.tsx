import { Link, useIntl } from '@umijs/max';
import { Card, Empty, Flex, type TableProps } from 'antd';
import { paths } from '@contract/paths';
import { roomStatus } from '@contract/room/enums';
import type { SceneRoom } from '@contract/sceneTemplate';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';

const spec = {
  name: 'sceneRooms',
  prefix: 'rooms',
  fields: [],
  sorts: ['startsAt'],
  defaultSize: 10,
} as const satisfies ListSpec;

/** Rooms that take or took place in a blessed land, the newest first. */
export function Rooms({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const list = useRecordList(paths.sceneTemplate.rooms, spec, { id });
  const text = (key: string) => formatMessage({ id: `sceneRoom.${key}` });

  const columns: TableProps<SceneRoom>['columns'] = [
    {
      key: 'room',
      title: text('room'),
      render: (_, { id: room, kind, number, title }) => (
        <div className="fish-two-lines fish-cell-link fish-room-name">
          <span className="fish-clip" title={title}>
            <RecordLink type={kind === 'activity' ? 'room' : 'people'} id={room}>
              <bdi>{title}</bdi>
            </RecordLink>
          </span>
          <small>{number}</small>
        </div>
      ),
    },
    { key: 'status', title: text('status'), render: (_, { status }) => <StatusTag of={roomStatus} value={status} /> },
    { key: 'startsAt', title: text('startsAt'), render: (_, { startsAt }) => <TimeText value={startsAt} /> },
  ];
  const none = (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={formatMessage({ id: 'sceneTemplate.roomsIn.none' })} />
  );

  return (
    <Card size="small" title={formatMessage({ id: 'sceneTemplate.roomsIn' })} extra={<WholeLists id={id} />}>
      <PagedTable label={formatMessage({ id: 'sceneTemplate.roomsIn' })} list={list} columns={columns} empty={none} />
    </Card>
  );
}

/** The same rooms in their own lists, where they can be filtered and worked on. */
function WholeLists({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const links = { room: '/activity/room', people: '/activity/people' };
  return (
    <Flex gap={12} wrap className="fish-small">
      {Object.entries(links).map(([kind, path]) => (
        <Link key={kind} to={`${path}?sceneId=${id}`}>
          {formatMessage({ id: `${kind}.title` })}
        </Link>
      ))}
    </Flex>
  );
}
