import { Flex, type TableProps } from 'antd';
import { pathTo } from '@config/pathTo';
import { roomStatus } from '@contract/room/enums';
import type { SceneRoom } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'sceneRooms',
  prefix: 'rooms',
  fields: [],
  sorts: ['startsAt'],
  defaultSize: 10,
} as const satisfies ListSpec;

export const SceneRooms = withBoundary(function SceneRooms({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(sceneTemplateCalls.rooms, spec, { id });
  const text = useTranslations('sceneRoom');

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

  return (
    <Card size="small" title={t('sceneTemplate.roomsIn')} extra={<WholeLists id={id} />}>
      <PagedTable
        label={t('sceneTemplate.roomsIn')}
        list={list}
        columns={columns}
        empty={t('sceneTemplate.roomsIn.none')}
      />
    </Card>
  );
});

function WholeLists({ id }: { id: string }) {
  const t = useTranslations();
  const links = [
    ['room.title', pathTo('/activity/room', { sceneId: id })],
    ['people.title', pathTo('/activity/people', { sceneId: id })],
  ] as const;
  return (
    <Flex gap={12} wrap className="fish-small">
      {links.map(([title, path]) => (
        <ScreenLink key={path} to={path}>
          {t(title)}
        </ScreenLink>
      ))}
    </Flex>
  );
}
