import type { PeopleRoom } from '../../../contract/people';
import type { Person } from '../../../contract/person';
import type { Room } from '../../../contract/room';

const named = ({ nickname, number }: Person) => `${nickname} (${number})`;

/** What was written about a room, as the operation log keeps it: names for ids. */
export function writtenOf(room: Room | PeopleRoom) {
  const { title, cover, category, description, scene, capacity, startsAt, endsAt } = room;
  const who = 'host' in room ? { host: named(room.host) } : { owner: named(room.owner) };
  return { title, cover, category, description, scene: scene.name, ...who, capacity, startsAt, endsAt };
}

/** All of a room that an operation can change; reasons stand beside it in the log. */
export function stateOf(room: Room | PeopleRoom) {
  const { status, recommended, online } = room;
  return { ...writtenOf(room), status, recommended, online, ...('frozen' in room && { frozen: room.frozen }) };
}

export const roomTarget = ({ id, title }: Room) => ({ type: 'room', id, name: title }) as const;
export const peopleTarget = ({ id, title }: PeopleRoom) => ({ type: 'people', id, name: title }) as const;
