import { roomStatus } from '@contract/room/enums';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { RecordCard } from '@/components/RecordLink/RecordCard';
import { StatusTag } from '@/components/StatusTag';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import type { AnyRoom } from './AnyRoom';
import { Occupancy } from './parts';
import { RoomCover } from './RoomCover';

/** A hover card for both kinds of room. `person`: its owner or host, and the key of that word. */
export const RoomInSmall = withBoundary(function RoomInSmall({
  room,
  person: [who, name],
}: {
  room: AnyRoom;
  person: [MessageId, string];
}) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  return (
    <RecordCard
      picture={<RoomCover path={room.cover} width={64} />}
      name={room.title}
      line={room.number}
      tag={<StatusTag of={roomStatus} value={room.status} />}
      facts={[
        [t(who), <bdi key="who">{name}</bdi>],
        [t('room.online'), <Occupancy key="online" room={room} />],
        [t('room.startsAt'), dayTime(room.startsAt)],
      ]}
    />
  );
});
