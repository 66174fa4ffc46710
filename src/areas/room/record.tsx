import { CalendarOutlined } from '@ant-design/icons';
import { paths } from '@contract/paths';
import { roomCategory, roomStatus } from '@contract/room/enums';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched } from '@/components/RecordLink/RecordCard';
import { RoomInSmall } from './RoomInSmall';
import { roomPath } from './roomPath';

export const record: RecordType = {
  path: (id) => roomPath(id),
  icon: CalendarOutlined,
  status: roomStatus,
  enums: { category: roomCategory },
  create: { label: 'room.create', path: roomPath() },
  Card,
};

function Card({ id }: { id: string }) {
  return (
    <Fetched path={paths.room.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['room.host', room.host.nickname]} />}
    </Fetched>
  );
}
