import type { World } from '../../../db/demo/world';
import { elapsed, MINUTE_MS, shift } from '../../../lib/time';
import type { operation } from '../../operation/table';
import { type RoomRow, silentFrom } from './row';

type OperationRow = typeof operation.$inferInsert;
type Step = Pick<OperationRow, 'action' | 'before' | 'after' | 'reason' | 'at'>;

/** The operations on rooms; each has incremented the room's version. */
export function makeRoomOperations(world: World, rooms: RoomRow[], adminIds: string[]): OperationRow[] {
  return rooms.flatMap((room) => {
    const steps = stepsOf(room, world.daysAgo(0));
    room.version = Math.max(1, steps.length);
    room.updatedAt = steps.at(-1)?.at ?? room.createdAt;
    return steps.map(
      (step): OperationRow => ({
        id: world.nextId(),
        sysUserId: world.random.pick(adminIds),
        targetType: room.kind === 'activity' ? 'room' : 'people',
        targetId: room.id,
        targetName: room.title,
        ip: '203.0.113.7',
        ...step,
      }),
    );
  });
}

function stepsOf(room: RoomRow, now: string): Step[] {
  const { kind, status, title, capacity, recommended, frozen, auditState, createdAt } = room;
  const steps: Step[] = [];
  const soon = (minutes: number) => {
    const at = shift(createdAt, minutes * MINUTE_MS);
    return elapsed(at, now) < 0 ? now : at;
  };
  // A self-built room is approved before that.
  const recommendedAfter = kind === 'activity' ? 20 : 125;
  if (kind === 'activity') {
    steps.push({ action: 'create', before: null, after: { title, capacity }, reason: null, at: createdAt });
  }
  if (kind === 'activity' && status !== 'draft') {
    steps.push(change('publish', { status: 'draft' }, { status: 'scheduled' }, soon(10)));
  }
  if (recommended) {
    steps.push(change('recommend', { recommended: false }, { recommended: true }, soon(recommendedAfter)));
  }
  if (frozen) {
    const at = status === 'scheduled' ? soon(recommendedAfter + 5) : silentFrom(room, now);
    steps.push(change('freeze', { frozen: false }, { frozen: true }, at, room.frozenReason));
  }
  if (status === 'closed' && auditState !== 'rejected') {
    steps.push(change('close', { status: 'live' }, { status }, silentFrom(room, now), room.closedReason));
  }
  return steps;
}

const change = (
  action: Step['action'],
  before: Step['before'],
  after: Step['after'],
  at: string,
  reason: string | null = null,
): Step => ({ action, before, after, reason, at });
