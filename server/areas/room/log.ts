import type { PeopleRoom } from '../../../contract/people';
import type { Person } from '../../../contract/person';
import type { Room } from '../../../contract/room';

const named = ({ nickname, number }: Person) => `${nickname} (${number})`;

/** The editable fields of a room, with names in place of ids. */
export function roomFieldsOf(room: Room | PeopleRoom) {
  const { title, cover, category, description, scene, capacity, startsAt, endsAt } = room;
  const who = 'host' in room ? { host: named(room.host) } : { owner: named(room.owner) };
  return { title, cover, category, description, scene: scene.name, ...who, capacity, startsAt, endsAt };
}

/** The fields of a room that an operation can change. Reasons have their own column in the log. */
export function stateOf(room: Room | PeopleRoom) {
  const { status, recommended, online } = room;
  const ofPeople = 'frozen' in room && { frozen: room.frozen, auditState: room.auditState };
  return { ...roomFieldsOf(room), status, recommended, online, ...ofPeople };
}

export const roomTarget = ({ id, title }: Room) => ({ type: 'room', id, name: title }) as const;
export const peopleTarget = ({ id, title }: PeopleRoom) => ({ type: 'people', id, name: title }) as const;
