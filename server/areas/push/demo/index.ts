import { valuesOf } from '../../../../contract/enum';
import { sceneTheme } from '../../../../contract/sceneTemplate/enums';
import { operatorIds } from '../../../db/demo/operators';
import { bannerOf } from '../../../db/demo/picture';
import {
  aboutDaysAgo,
  audienceOf,
  earlier,
  type JobRow,
  jobOf,
  operationOf,
  sendTo,
  shareOf,
  whoWas,
} from '../../../db/demo/sendings';
import type { Demo, Row, World } from '../../../db/demo/world';
import { delivery, deliveryJob } from '../../../delivery/table';
import { changed } from '../../../lib/operationLog';
import { HOUR_MS, shift } from '../../../lib/time';
import { operation } from '../../operation/table';
import { room } from '../../room/table';
import { stateOf } from '../log';
import { push } from '../table';
import { cancelReasons, type PushLine, pushLines, webPages, weeklyPush } from './lines';

type PushRow = typeof push.$inferSelect;
type RoomRow = Row<typeof room>;
type OperationRow = typeof operation.$inferInsert;

const WEEKS = 12;
const OPENING = 0.12;
const WITH_IMAGE = 0.35;
/** Recipients that still wait in the sending that is running. */
const WAITING = 9;
const themes = valuesOf(sceneTheme);

export const demo: Demo = {
  order: 16,
  make(world) {
    for (const { row, operations, job, copies = [] } of makePushes(world)) {
      world.add(push, [row]);
      world.add(deliveryJob, job ? [job] : []);
      world.add(delivery, copies);
      world.add(operation, operations);
    }
  },
};

interface Made {
  row: PushRow;
  operations: OperationRow[];
  job?: JobRow;
  copies?: (typeof delivery.$inferSelect)[];
}

interface With {
  rooms: RoomRow[];
  sysUserId: string;
}

function makePushes(world: World): Made[] {
  const adminIds = operatorIds(world);
  const weekly = Array.from({ length: WEEKS }, (_, index): PushLine => {
    const [title, body] = weeklyPush(index + 1);
    return [title, body, 'app', 'active 1', (WEEKS - index) * 7 - 3.4, 'sent'];
  });
  const open = world
    .rows(room)
    .filter(({ kind, status }) => kind === 'activity' && status !== 'draft' && status !== 'closed');
  const lines = [...weekly, ...pushLines].sort(([, , , , one], [, , , , other]) => other - one);
  return lines.map((line, index) =>
    pushOf(world, line, { rooms: open, sysUserId: adminIds[index % adminIds.length] ?? '' }),
  );
}

/** A draft and its history. It was written two hours before its time, or recently if that is in the future. */
function pushOf(world: World, line: PushLine, { rooms, sysUserId }: With): Made {
  const [, , , , days, end] = line;
  const at = aboutDaysAgo(world, days);
  const createdAt = earlier(shift(at, -2 * HOUR_MS), world.daysAgo(0.1));
  const opened = rooms.filter((room) => room.createdAt <= createdAt);
  const room = world.random.pick(opened.length > 0 ? opened : rooms);
  const audience = audienceOf(world, line[3], createdAt);
  const row = draftOf(world, line, { at, audience, room, createdAt, sysUserId });
  const { operations, log } = logOf(world, row, room);
  log('create', {}, createdAt);
  const target = { kind: 'push', targetId: row.id, dueAt: at, expiresAt: row.expiresAt } as const;
  if (end === 'draft') {
    return { row, operations };
  }
  if (row.scheduledAt) {
    log('schedule', { status: 'scheduled' }, createdAt);
    return { row, operations, job: jobOf(world, { ...target, ...endOf(world, row, log, end) }) };
  }
  log('send', { status: 'sending' }, at);
  const isStopped = end.startsWith('stopped');
  const to = whoWas(world, audience, at);
  const sent = sendTo(world, {
    ...{ ...target, to, opening: OPENING, until: world.daysAgo(0) },
    failing: isStopped ? 0 : shareOf(end),
    stoppedAt: isStopped ? shareOf(end) : undefined,
    waiting: end === 'sending' ? Math.min(WAITING, to.length) : 0,
  });
  settle(world, row, log, sent.job);
  return { row, operations, ...sent };
}

function settle(world: World, row: PushRow, log: Log, { state, dueAt, finishedAt, sent }: JobRow): void {
  Object.assign(row, { startedAt: dueAt, updatedAt: finishedAt ?? dueAt });
  if (state === 'cancelled') {
    cancel(world, log, row.updatedAt);
  } else if (state === 'done') {
    row.status = sent > 0 ? 'sent' : 'failed';
  }
}

interface Draft extends Pick<PushRow, 'audience' | 'createdAt' | 'sysUserId'> {
  at: string;
  room: RoomRow;
}

function draftOf(
  { random, nextId }: World,
  [title, body, opens, , days, end]: PushLine,
  { at, room, ...draft }: Draft,
): PushRow {
  return {
    ...{ id: nextId(), ...draft, title, body, status: 'draft', cancelledReason: null, startedAt: null },
    image: random.chance(WITH_IMAGE) ? bannerOf(random.pick(themes), random.integer(1, 9999)) : null,
    ...{ opens, roomId: opens === 'room' ? room.id : null, url: opens === 'url' ? random.pick(webPages) : null },
    scheduledAt: ['scheduled', 'expired', 'stopped 0'].includes(end) ? at : null,
    expiresAt: end === 'expired' || days < 0 ? shift(at, HOUR_MS) : null,
    ...{ updatedAt: draft.createdAt, version: 1 },
  };
}

type Log = ReturnType<typeof logOf>['log'];

function logOf(world: World, row: PushRow, room: RoomRow) {
  const operations: OperationRow[] = [];
  const state = () => stateOf({ ...row, room: row.roomId ? room : null });
  const about = { sysUserId: row.sysUserId, targetType: 'push', targetId: row.id, targetName: row.title } as const;
  const log = (action: OperationRow['action'], change: Partial<PushRow>, at: string, reason: string | null = null) => {
    const before = action === 'create' ? undefined : state();
    Object.assign(row, change, { updatedAt: at, version: row.version + (before ? 1 : 0) });
    operations.push(operationOf(world, { ...about, action, ...changed(before, state()), reason, at }));
  };
  return { operations, log };
}

function cancel({ random }: World, log: Log, at: string): void {
  const cancelledReason = random.pick(cancelReasons);
  log('cancel', { status: 'cancelled', cancelledReason }, at, cancelledReason);
}

/** The end of a push that was scheduled and never began. */
function endOf(world: World, row: PushRow, log: Log, end: PushLine[5]) {
  if (end === 'expired') {
    const finishedAt = row.expiresAt;
    Object.assign(row, { status: 'failed', updatedAt: finishedAt });
    return { state: 'done', finishedAt } as const;
  }
  if (end === 'scheduled') {
    return {};
  }
  const finishedAt = shift(row.createdAt, HOUR_MS);
  cancel(world, log, finishedAt);
  return { state: 'cancelled', finishedAt } as const;
}
