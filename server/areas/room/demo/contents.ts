import { valuesOf } from '../../../../contract/enum';
import { reportKind } from '../../../../contract/room/enums';
import { type Person, registeredBy } from '../../../db/demo/registered';
import type { World } from '../../../db/demo/world';
import { elapsed, shift } from '../../../lib/time';
import type { roomGift, roomMember, roomMessage, roomReport } from '../table';
import { type RoomRow, silentFrom } from './row';
import { chatLines, giftsGiven, reportTexts } from './words';

type Member = typeof roomMember.$inferInsert;

/** The size of the most crowded live room. */
const CROWD = { people: 260, messages: 300, gifts: 60 };
const reportKinds = valuesOf(reportKind);

interface Contents {
  members: Member[];
  gifts: (typeof roomGift.$inferInsert)[];
  messages: (typeof roomMessage.$inferInsert)[];
  reports: (typeof roomReport.$inferInsert)[];
}

/** Members, messages, gifts and reports of rooms. Writes the number of people in a live room to the room. */
export function makeContents(world: World, rooms: RoomRow[], users: readonly Person[]): Contents {
  const all: Contents = { members: [], gifts: [], messages: [], reports: [] };
  const crowded = rooms.find(({ kind, status }) => kind === 'activity' && status === 'live');
  for (const room of rooms.filter(tookPlace)) {
    fill(world, all, room, registeredBy(users, room.startsAt), room === crowded);
  }
  return all;
}

/** A room that was closed after its start, but not by its audit. */
const tookPlace = ({ status, auditState }: RoomRow) =>
  status === 'live' || status === 'ended' || (status === 'closed' && (auditState ?? 'approved') === 'approved');

function fill(world: World, all: Contents, room: RoomRow, users: readonly Person[], crowded: boolean): void {
  const { random } = world;
  const live = room.status === 'live';
  const until = silentFrom(room, world.daysAgo(0));
  const between = (from: string, least = 0) => {
    const share = least + (1 - least) * random.next();
    return shift(from, Math.floor((elapsed(from, until) * share) / 1000) * 1000);
  };
  const wanted = crowded ? CROWD.people : random.integer(live ? 3 : 2, live ? 24 : 9);
  const members = gather(world, room, users, wanted).map((userId, index): Member => {
    const joinedAt = index === 0 ? room.startsAt : between(room.startsAt);
    const stays = live && !room.frozen && (index === 0 || random.chance(0.85));
    return {
      id: world.nextId(),
      roomId: room.id,
      userId,
      role: roleOf(index, wanted),
      joinedAt,
      leftAt: stays ? null : between(joinedAt, 0.3),
    };
  });
  all.members.push(...members);
  room.online = members.filter(({ leftAt }) => leftAt === null).length;
  room.capacity = Math.max(room.capacity, crowded ? 500 : 0, Math.ceil(room.online / 10) * 10);

  const ofRoom = () => ({ id: world.nextId(), roomId: room.id, at: between(room.startsAt) });
  const someone = () => random.pick(members).userId;
  repeat(crowded ? CROWD.messages : random.integer(0, live ? 14 : 5), () =>
    all.messages.push({ ...ofRoom(), userId: someone(), text: random.pick(chatLines) }),
  );
  repeat(crowded ? CROWD.gifts : random.integer(0, 3), () => {
    const [gift, price] = random.pick(giftsGiven);
    const count = random.pick([1, 1, 1, 2, 5, 10]);
    const toId = random.chance(0.8) ? room.hostId : someone();
    all.gifts.push({ ...ofRoom(), fromId: someone(), toId, gift, count, stones: price * count });
  });
  repeat(room.kind === 'people' ? reportsOf(world, room) : 0, () => {
    const kind = random.pick(reportKinds);
    all.reports.push({ ...ofRoom(), userId: someone(), kind, text: random.pick<string>(reportTexts[kind]) });
  });
}

function roleOf(index: number, people: number): Member['role'] {
  if (index === 0) {
    return 'host';
  }
  return index < people / 12 ? 'manager' : 'member';
}

function reportsOf({ random }: World, { frozen, status }: RoomRow): number {
  if (frozen || status === 'closed') {
    return random.integer(2, 6);
  }
  return random.chance(0.2) ? random.integer(1, 2) : 0;
}

function repeat(times: number, act: () => void): void {
  for (let left = times; left > 0; left -= 1) {
    act();
  }
}

function gather({ random }: World, { hostId }: RoomRow, users: readonly Person[], wanted: number): string[] {
  const found = new Set([hostId]);
  for (let tries = 0; tries < wanted * 3 && found.size < Math.min(wanted, users.length); tries += 1) {
    found.add(random.pick(users).id);
  }
  return [...found];
}
