import { valuesOf } from '../../../contract/enum';
import { roomCategory } from '../../../contract/room.enums';
import type { room, user } from '../tables';
import { coverOf } from './picture';
import type { SceneRow } from './scenes';
import { handles } from './words';
import type { World } from './world';

type RoomRow = typeof room.$inferInsert & { id: string };
type UserRow = typeof user.$inferInsert;

const ROOMS = 60;
const FIRST_NUMBER = 800_001;
const categories = valuesOf(roomCategory);

/** Rooms in every status. What has not ended takes place in a scene that is online, but not in every one. */
export function makeRooms(world: World, scenes: SceneRow[], users: UserRow[]): RoomRow[] {
  const { random } = world;
  const inUse = scenes.filter(({ status }) => status === 'online').slice(0, 12);
  const everUsed = scenes.filter(({ status }) => status !== 'draft');
  return Array.from({ length: ROOMS }, (_, index) => {
    const status = random.pick(['draft', 'scheduled', 'live', 'live', 'ended', 'ended', 'closed'] as const);
    const over = status === 'ended' || status === 'closed';
    const start = startOf(status) + random.next() * (over ? 60 : 0.08);
    const kind = random.pick(['activity', 'people'] as const);
    const scene = random.pick(over ? everUsed : inUse);
    const capacity = random.pick([8, 20, 100, 500, 10_000]);
    const createdAt = world.daysAgo(Math.max(start, 0) + 1);
    return {
      id: world.nextId(),
      number: FIRST_NUMBER + index,
      title: random.pick(handles),
      description: '',
      kind,
      cover: coverOf(scene.theme, random.integer(1, 999)),
      category: random.pick(categories),
      sceneTemplateId: scene.id,
      hostId: random.pick(users).id ?? '',
      capacity,
      online: status === 'live' ? random.integer(0, Math.min(capacity, 400)) : 0,
      status,
      startsAt: world.daysAgo(start),
      endsAt: world.daysAgo(start - 0.125),
      closedReason: status === 'closed' ? 'Advertising' : null,
      auditState: kind === 'people' ? auditStateOf(status) : null,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    };
  });
}

/** Days ago that a room of this status began at the latest. */
const startOf = (status: RoomRow['status']) =>
  ({ draft: -7, scheduled: -1, live: 0.01, ended: 0.2, closed: 0.2 })[status];

/** A draft waits for its audit. */
const auditStateOf = (status: RoomRow['status']) => (status === 'draft' ? 'pending' : 'approved');
