import { operatorIds } from '../../db/demo/operators';
import type { Demo, Row, World } from '../../db/demo/world';
import { MINUTE_MS, shift } from '../../lib/time';
import { auditItem } from '../audit/table';
import { operation } from '../operation/table';
import { room } from '../room/table';
import { sceneTemplate } from '../sceneTemplate/table';
import { device, user, userLogin } from '../user/table';

type RoomRow = Row<typeof room>;
type ItemRow = typeof auditItem.$inferInsert;

/** Many rooms that were opened with one device, for three users, within some hours; some wait for their audit. */
const FARM = { rooms: 27, waiting: 9, device: 'device-emulator-c3d9', ip: '198.51.100.77', owners: 3 };
const FARM_TITLES = ['大额福袋，进房就送', 'Big gifts inside, join now', '进房领福袋'];
/** In a smaller world they would be most of its rooms. */
const USERS_MIN = 500;
/** So many users ago they registered. */
const REGISTERED = 200;
const DECIDED_AFTER = 6 * MINUTE_MS;

export const demo: Demo = {
  order: 17,
  make(world) {
    nameSources(world);
    if (world.users < USERS_MIN) return;
    for (let index = 0; index < FARM.rooms; index += 1) {
      const one = makeRoom(world, index);
      world.add(room, [one]);
      addAudit(world, one);
    }
  },
};

/** The device and the address of rooms that were made before. */
function nameSources(world: World): void {
  const deviceOf = new Map(world.rows(device).map(({ userId, fingerprint }) => [userId, fingerprint]));
  const ipOf = new Map(world.rows(userLogin).map(({ userId, ip }) => [userId, ip]));
  for (const one of world.rows(room)) {
    const isPeople = one.kind === 'people';
    one.device = (isPeople && deviceOf.get(one.hostId)) || null;
    one.ip = (isPeople && ipOf.get(one.hostId)) || null;
  }
}

function makeRoom(world: World, index: number): RoomRow {
  const owners = world.rows(user).slice(-REGISTERED);
  const scene = world.rows(sceneTemplate).find(({ status }) => status === 'online');
  const waits = index >= FARM.rooms - FARM.waiting;
  const createdAt = world.daysAgo((FARM.rooms - index) / 160);
  const updatedAt = waits ? createdAt : shift(createdAt, DECIDED_AFTER);
  return {
    id: world.nextId(),
    number: Math.max(...world.rows(room).map(({ number }) => number)) + 1,
    title: FARM_TITLES[index % FARM_TITLES.length] ?? '',
    kind: 'people',
    ...{ cover: null, category: 'talk', description: '' },
    sceneTemplateId: scene?.id ?? '',
    hostId: owners[index % FARM.owners]?.id ?? '',
    capacity: 50,
    ...{ online: 0, recommended: false, closedReason: null, frozen: false, frozenReason: null },
    status: waits ? 'draft' : 'scheduled',
    startsAt: world.daysAgo(-2),
    endsAt: world.daysAgo(-2.25),
    auditState: waits ? 'pending' : 'approved',
    device: FARM.device,
    ip: FARM.ip,
    createdAt,
    updatedAt,
    version: waits ? 1 : 2,
  };
}

/** The audit of such a room: it waits, or was approved by somebody who did not see the others. */
function addAudit(world: World, { id, title, hostId, auditState, createdAt, updatedAt }: RoomRow): void {
  const reviewerId = operatorIds(world)[1] ?? null;
  const decided = auditState === 'approved' && ({ reviewerId, decidedAt: updatedAt, version: 2 } as const);
  const item: ItemRow & { id: string } = {
    id: world.nextId(),
    ...{ kind: 'room', targetId: id, userId: hostId, title, hits: [], priority: 'normal' },
    ...{ state: decided ? 'approved' : 'pending', submittedAt: createdAt, version: 1 },
    ...decided,
  };
  world.add(auditItem, [item]);
  if (!decided || !reviewerId) return;
  const by = { sysUserId: reviewerId, action: 'approve', ip: '203.0.113.7', at: updatedAt, targetName: title } as const;
  const waited = { state: 'pending' };
  const draft = { status: 'draft', auditState: 'pending' };
  world.add(operation, [
    { id: world.nextId(), ...by, targetType: 'audit', targetId: item.id, before: waited, after: { state: 'approved' } },
    {
      id: world.nextId(),
      ...by,
      ...{ targetType: 'people', targetId: id, before: draft, after: { status: 'scheduled', auditState: 'approved' } },
    },
  ]);
}
