import { valuesOf } from '../../../contract/enum';
import { sceneTheme } from '../../../contract/sceneTemplate/enums';
import { stateOf } from '../../areas/push/log';
import { changed } from '../../lib/operationLog';
import { HOUR_MS, shift } from '../../lib/time';
import type { delivery, push } from '../tables';
import type { OperationRow } from './draft';
import { bannerOf } from './picture';
import type { RoomRow } from './roomRow';
import {
  aboutDaysAgo,
  audienceOf,
  earlier,
  type JobRow,
  jobOf,
  operationOf,
  type People,
  sendTo,
  shareOf,
  whoWas,
} from './sendings';
import { cancelReasons, type PushLine, pushLines, webPages, weeklyPush } from './sendingWords';
import type { World } from './world';

type PushRow = typeof push.$inferSelect;

const WEEKS = 12;
const OPENING = 0.12;
const WITH_IMAGE = 0.35;
/** Recipients of the one that is being sent whom the gateway could not serve yet. */
const WAITING = 9;
const themes = valuesOf(sceneTheme);

interface Made {
  row: PushRow;
  operations: OperationRow[];
  job?: JobRow;
  copies?: (typeof delivery.$inferSelect)[];
}

interface With {
  people: People;
  rooms: RoomRow[];
  sysUserId: string;
}

/** Pushes of every status, and what became of them. */
export function makePushes(world: World, people: People, rooms: RoomRow[], adminIds: string[]) {
  const weekly = Array.from({ length: WEEKS }, (_, index): PushLine => {
    const [title, body] = weeklyPush(index + 1);
    return [title, body, 'app', 'active 1', (WEEKS - index) * 7 - 3.4, 'sent'];
  });
  const open = rooms.filter(({ kind, status }) => kind === 'activity' && status !== 'draft' && status !== 'closed');
  const lines = [...weekly, ...pushLines].sort(([, , , , one], [, , , , other]) => other - one);
  const made = lines.map((line, index) =>
    pushOf(world, line, { people, rooms: open, sysUserId: adminIds[index % adminIds.length] ?? '' }),
  );
  return {
    pushes: made.map(({ row }) => row),
    jobs: made.flatMap(({ job }) => (job ? [job] : [])),
    copies: made.flatMap(({ copies = [] }) => copies),
    operations: made.flatMap(({ operations }) => operations),
  };
}

/** A draft, and what it became: it was written two hours before its time, or lately where that lies ahead. */
function pushOf(world: World, line: PushLine, { people, rooms, sysUserId }: With): Made {
  const [, , , , days, end] = line;
  const at = aboutDaysAgo(world, days);
  const createdAt = earlier(shift(at, -2 * HOUR_MS), world.daysAgo(0.1));
  const opened = rooms.filter((room) => room.createdAt <= createdAt);
  const room = world.random.pick(opened.length > 0 ? opened : rooms);
  const audience = audienceOf(world, people, line[3], createdAt);
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
  const to = whoWas(people, audience, at);
  const sent = sendTo(world, {
    ...{ ...target, to, opening: OPENING, until: world.daysAgo(0) },
    failing: isStopped ? 0 : shareOf(end),
    stoppedAt: isStopped ? shareOf(end) : undefined,
    waiting: end === 'sending' ? Math.min(WAITING, to.length) : 0,
  });
  settle(world, row, log, sent.job);
  return { row, operations, ...sent };
}

/** How a push stands after its sending. */
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

/** Changes a push and writes down what an operator did. */
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

/** What became of one that was scheduled and never began. */
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
