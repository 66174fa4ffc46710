import { useIntl } from '@umijs/max';
import { Card, Empty, type TableProps, Tooltip, Typography } from 'antd';
import { paths } from '@contract/paths';
import { roomStatus } from '@contract/room.enums';
import type { SceneRoom } from '@contract/sceneTemplate';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
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
      width: 160,
      ellipsis: true,
      render: (_, { number, title }) => (
        <Tooltip title={title}>
          <bdi>{title}</bdi>
          <br />
          <Typography.Text type="secondary" className="fish-small">
            {number}
          </Typography.Text>
        </Tooltip>
      ),
    },
    { key: 'status', title: text('status'), render: (_, { status }) => <StatusTag of={roomStatus} value={status} /> },
    { key: 'startsAt', title: text('startsAt'), render: (_, { startsAt }) => <TimeText value={startsAt} /> },
  ];
  const none = (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={formatMessage({ id: 'sceneTemplate.roomsIn.none' })} />
  );

  return (
    <Card size="small" title={formatMessage({ id: 'sceneTemplate.roomsIn' })}>
      <PagedTable label={formatMessage({ id: 'sceneTemplate.roomsIn' })} list={list} columns={columns} empty={none} />
    </Card>
  );
}
