import { CalendarOutlined } from '@ant-design/icons';
import { roomCalls } from '@contract/room/calls';
import { roomCategory, roomStatus } from '@contract/room/enums';
import { Fetched } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { RoomInSmall } from './RoomInSmall';
import { roomPath } from './roomPath';

export const record: RecordType = {
  path: (id) => roomPath(id),
  icon: CalendarOutlined,
  status: roomStatus,
  enums: { category: roomCategory },
  create: { label: 'room.create', path: roomPath(), call: roomCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  return (
    <Fetched path={roomCalls.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['room.host', room.host.nickname]} />}
    </Fetched>
  );
}
