import { useIntl } from '@umijs/max';
import { roomStatus } from '@contract/room/enums';
import { useFormat } from '@/components/format';
import { RecordCard } from '@/components/RecordLink/RecordCard';
import { StatusTag } from '@/components/StatusTag';
import type { AnyRoom } from './AnyRoom';
import { Occupancy } from './parts';
import { RoomCover } from './RoomCover';

/** A room of either type in its card. `person`: who it belongs to, and the key of what they are called. */
export function RoomInSmall({ room, person: [who, name] }: { room: AnyRoom; person: [string, string] }) {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  return (
    <RecordCard
      picture={<RoomCover path={room.cover} width={64} />}
      name={room.title}
      line={room.number}
      tag={<StatusTag of={roomStatus} value={room.status} />}
      facts={[
        [formatMessage({ id: who }), <bdi key="who">{name}</bdi>],
        [formatMessage({ id: 'room.online' }), <Occupancy key="online" room={room} />],
        [formatMessage({ id: 'room.startsAt' }), dayTime(room.startsAt)],
      ]}
    />
  );
}
