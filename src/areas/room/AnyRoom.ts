import type { PeopleRoom } from '@contract/people';
import type { Room } from '@contract/room';

/** A room, whoever opened it. */
export type AnyRoom = Room | PeopleRoom;

/** What kind of record it is. */
export const typeOf = (room: AnyRoom) => ('owner' in room ? 'people' : 'room');
