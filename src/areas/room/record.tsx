import { CalendarOutlined } from '@ant-design/icons';
import { paths } from '@contract/paths';
import { roomCategory, roomStatus } from '@contract/room/enums';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched } from '@/components/RecordLink/RecordCard';
import { RoomInSmall } from './RoomInSmall';

export const record: RecordType = {
  path: (id) => `/activity/room/detail?id=${id}`,
  icon: CalendarOutlined,
  status: roomStatus,
  enums: { category: roomCategory },
  create: { label: 'room.create', path: '/activity/room/detail' },
  Card,
};

function Card({ id }: { id: string }) {
  return (
    <Fetched path={paths.room.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['room.host', room.host.nickname]} />}
    </Fetched>
  );
}
