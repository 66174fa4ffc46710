import type { PeopleRoom } from '@contract/people';
import type { Room } from '@contract/room';
import { mayStep } from '@contract/room/enums';

export type AnyRoom = Room | PeopleRoom;

/** Nobody gets in. Of a room that is over this goes without saying, and is no longer shown. */
export const isFrozen = (room: AnyRoom): room is PeopleRoom =>
  'frozen' in room && room.frozen && mayStep('freeze', room.status);

export const roomTypeOf = (room: AnyRoom) => ('owner' in room ? 'people' : 'room');
