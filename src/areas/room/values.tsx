import type { Room } from '@contract/room';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { sceneSource, userSource } from '@/components/RecordSelect/source';
import { ChoiceName } from '@/components/RecordSelect/useChoice';
import { RoomCover } from './RoomCover';

export interface Values extends Pick<Room, 'title' | 'category' | 'description' | 'capacity' | 'startsAt' | 'endsAt'> {
  cover: string;
  sceneId: string;
  hostId: string;
}

/** A room as the fields of its form have it: scene and host by their ids. */
export const valuesOf = (room: Room) => ({
  ...room,
  cover: room.cover ?? '',
  sceneId: room.scene.id,
  hostId: room.host.id,
});

/** How a conflict between two who edit a room is shown. */
export const conflict: ConflictView = {
  type: 'room',
  valuesOf: (record) => valuesOf(record as unknown as Room),
  show: (field, value) => {
    if (field === 'cover') return <RoomCover path={String(value)} width={160} />;
    if (field === 'sceneId') return <ChoiceName source={sceneSource} id={String(value)} />;
    return field === 'hostId' && <ChoiceName source={userSource} id={String(value)} />;
  },
};
