import { valuesOf } from '../../../../contract/enum';
import { type RoomStatus, roomCategory } from '../../../../contract/room/enums';
import { operatorIds } from '../../../db/demo/operators';
import { coverOf } from '../../../db/demo/picture';
import { registeredBy } from '../../../db/demo/registered';
import type { Demo, Row, World } from '../../../db/demo/world';
import { elapsed } from '../../../lib/time';
import { operation } from '../../operation/table';
import { sceneTemplate } from '../../sceneTemplate/table';
import { user } from '../../user/table';
import { room, roomGift, roomMember, roomMessage, roomReport } from '../table';
import { makeContents } from './contents';
import { makeRoomOperations } from './operations';
import type { RoomRow } from './row';
import { awkwardTitles, closingReasons, forbiddenTitles, freezingReasons, roomDescriptions, roomTitles } from './words';

const FIRST_NUMBER = 800_001;
const SCENES_IN_USE = 12;
const HISTORY_DAYS = 85;
const categories = valuesOf(roomCategory);
const capacities = [8, 20, 50, 100, 500, 2000, 10_000] as const;

type Kind = RoomRow['kind'];
type Plan = readonly [
  kind: Kind,
  status: RoomStatus,
  auditState: RoomRow['auditState'],
  frozen: boolean,
  rooms: number,
];

/** How many rooms there are of each kind, status and audit state. */
const plans: readonly Plan[] = [
  ['activity', 'draft', null, false, 12],
  ['activity', 'scheduled', null, false, 20],
  ['activity', 'live', null, false, 10],
  ['activity', 'ended', null, false, 36],
  ['activity', 'closed', null, false, 12],
  ['people', 'draft', 'pending', false, 14],
  ['people', 'scheduled', 'approved', false, 16],
  ['people', 'scheduled', 'approved', true, 2],
  ['people', 'live', 'approved', false, 24],
  ['people', 'live', 'approved', true, 4],
  ['people', 'ended', 'approved', false, 62],
  ['people', 'ended', 'approved', true, 2],
  ['people', 'closed', 'approved', false, 14],
  ['people', 'closed', 'rejected', false, 22],
];

export const demo: Demo = {
  order: 5,
  make(world) {
    const made = makeRooms(world);
    world.add(room, made.rooms);
    world.add(roomMember, made.members);
    world.add(roomGift, made.gifts);
    world.add(roomMessage, made.messages);
    world.add(roomReport, made.reports);
    world.add(operation, made.operations);
  },
};

type SceneRow = Row<typeof sceneTemplate>;

function makeRooms(world: World) {
  const scenes = world.rows(sceneTemplate);
  const users = world.rows(user);
  const made = plans.flatMap((plan) => Array.from({ length: plan[4] }, () => makeRoom(world, plan, scenes)));
  const rooms = made
    .toSorted((a, b) => elapsed(b.createdAt, a.createdAt))
    .map((draft, index): RoomRow => {
      const host = world.random.pick(registeredBy(users, draft.createdAt));
      return { id: world.nextId(), number: FIRST_NUMBER + index, hostId: host.id, ...draft };
    });
  const contents = makeContents(world, rooms, users);
  return { rooms, ...contents, operations: makeRoomOperations(world, rooms, operatorIds(world)) };
}

function makeRoom(world: World, [kind, status, auditState, frozen]: Plan, scenes: readonly SceneRow[]) {
  const { random } = world;
  const over = status === 'ended' || status === 'closed';
  const usable = scenes.filter((scene) => (over ? scene.status !== 'draft' : scene.status === 'online'));
  const scene = random.pick(over ? usable : usable.slice(0, SCENES_IN_USE));
  const { start, hours } = timesOf(world, auditState === 'pending' ? 'draft' : status);
  const age =
    auditState === 'pending' ? 0.02 + 36 * random.next() ** 2 : Math.max(-start, 0) + 2.5 + 60 * random.next();
  const running = status === 'scheduled' || status === 'live';
  const createdAt = world.daysAgo(age / 24);
  return {
    title: makeTitle(world, auditState),
    kind,
    cover: kind === 'people' && random.chance(0.1) ? null : coverOf(scene.theme, random.integer(1, 999)),
    category: random.pick(categories),
    description: random.pick(roomDescriptions),
    sceneTemplateId: scene.id,
    capacity: random.pick(capacities),
    online: 0,
    status,
    startsAt: world.daysAgo(-start / 24),
    endsAt: world.daysAgo(-(start + hours) / 24),
    recommended: running && !frozen && random.chance(kind === 'activity' ? 0.35 : 0.2),
    closedReason: status === 'closed' && auditState !== 'rejected' ? random.pick(closingReasons) : null,
    auditState,
    frozen,
    frozenReason: frozen ? random.pick(freezingReasons) : null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** When a room of this status starts, in hours from now, and for how many hours. A live one ends hours from now. */
function timesOf({ random }: World, status: RoomStatus): { start: number; hours: number } {
  const hours = random.pick([1.5, 2, 3, 4, 8]);
  switch (status) {
    case 'draft':
      return { start: random.integer(30, 400), hours };
    case 'scheduled':
      return { start: 3 + random.integer(0, 150), hours };
    case 'live':
      return { start: -0.5 - random.integer(0, 3), hours: hours + 12 };
    default:
      return { start: -Math.floor(9 + HISTORY_DAYS * 24 * random.next() ** 2) - random.pick([0, 0.5]), hours };
  }
}

function makeTitle({ random }: World, auditState: RoomRow['auditState']): string {
  if (auditState === 'rejected' ? random.chance(0.7) : auditState === 'pending' && random.chance(0.2)) {
    return random.pick(forbiddenTitles);
  }
  return random.chance(0.12) ? random.pick(awkwardTitles) : random.pick(roomTitles);
}
