import { recommendedMark, roomCategory, roomStatus } from '@contract/room/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Translate } from '@/locales/useTranslations';
import type { AnyRoom } from './AnyRoom';
import { Occupancy, RoomTime } from './parts';
import { RoomCell } from './RoomCell';

export interface RoomTexts {
  t: Translate;
  number: (value: number) => string;
  dayTime: (instant: string) => string;
  label: LabelOf;
}

export function roomColumns<Row extends AnyRoom>({ t, number, dayTime, label }: RoomTexts) {
  return {
    number: {
      key: 'number',
      always: true,
      names: true,
      title: t('room.number'),
      value: (room) => room.number,
      dataIndex: 'number',
      sorter: true,
      width: 72,
    },
    title: {
      key: 'title',
      names: true,
      title: t('room.room'),
      value: (room) => room.title,
      sorter: true,
      sortDirections: ['ascend', 'descend'],
      width: 212,
      render: (_, room) => <RoomCell room={room} />,
    },
    scene: {
      key: 'scene',
      title: t('room.scene'),
      value: ({ scene }) => scene.name,
      width: 126,
      render: (_, { scene }) => (
        <div className="fish-clip fish-cell-link" title={scene.name}>
          <RecordLink type="sceneTemplate" id={scene.id}>
            <bdi>{scene.name}</bdi>
          </RecordLink>
        </div>
      ),
    },
    online: {
      key: 'online',
      title: t('room.online'),
      value: ({ online }) => online,
      align: 'right',
      sorter: true,
      width: 84,
      render: (_, room) => <Occupancy room={room} />,
    },
    startsAt: {
      key: 'startsAt',
      title: t('room.startsAt'),
      value: ({ startsAt }) => dateOf(startsAt),
      sorter: true,
      width: 112,
      render: (_, room) => <RoomTime room={room} />,
    },
    status: {
      key: 'status',
      title: t('room.status'),
      value: ({ status }) => label(roomStatus, status),
      width: 108,
      render: (_, { status }) => <StatusTag of={roomStatus} value={status} />,
    },
    category: {
      key: 'category',
      extra: true,
      title: t('room.category'),
      value: ({ category }) => label(roomCategory, category),
      width: 100,
      render: (_, { category }) => <EnumText of={roomCategory} value={category} />,
    },
    capacity: {
      key: 'capacity',
      extra: true,
      title: t('room.capacity'),
      value: ({ capacity }) => capacity,
      align: 'right',
      sorter: true,
      width: 96,
      render: (_, { capacity }) => number(capacity),
    },
    endsAt: {
      key: 'endsAt',
      extra: true,
      title: t('room.endsAt'),
      value: ({ endsAt }) => dateOf(endsAt),
      sorter: true,
      width: 120,
      render: (_, { endsAt }) => dayTime(endsAt),
    },
    recommended: {
      key: 'recommended',
      extra: true,
      title: t('room.recommended'),
      value: ({ recommended }) => label(recommendedMark, recommended ? 'true' : 'false'),
      width: 130,
      render: (_, { recommended }) => <EnumText of={recommendedMark} value={recommended ? 'true' : 'false'} />,
    },
    createdAt: {
      key: 'createdAt',
      extra: true,
      title: t('room.createdAt'),
      value: ({ createdAt }) => dateOf(createdAt),
      sorter: true,
      width: 120,
      render: (_, { createdAt }) => <TimeText value={createdAt} />,
    },
  } satisfies Record<string, ListColumn<Row>>;
}
