import type { PeopleRoom } from '@contract/people';
import type { Room } from '@contract/room';

export type AnyRoom = Room | PeopleRoom;

export const roomTypeOf = (room: AnyRoom) => ('owner' in room ? 'people' : 'room');
