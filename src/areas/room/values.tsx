import type { Room } from '@contract/room';
import { sceneSource } from '@/areas/sceneTemplate';
import { userSource } from '@/areas/user';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { ChoiceName } from '@/components/RecordSelect/useChoice';
import { RoomCover } from './RoomCover';

export interface RoomValues
  extends Pick<Room, 'title' | 'category' | 'description' | 'capacity' | 'startsAt' | 'endsAt'> {
  cover: string;
  sceneId: string;
  hostId: string;
}

export const roomValuesOf = (room: Room) => ({
  ...room,
  cover: room.cover ?? '',
  sceneId: room.scene.id,
  hostId: room.host.id,
});

export const conflict: ConflictView<Room> = {
  type: 'room',
  valuesOf: roomValuesOf,
  show: (field, value) => {
    if (field === 'cover') return <RoomCover path={String(value)} width={160} />;
    if (field === 'sceneId') return <ChoiceName source={sceneSource} id={String(value)} />;
    return field === 'hostId' && <ChoiceName source={userSource} id={String(value)} />;
  },
};
