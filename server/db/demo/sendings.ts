import type { Audience } from '../../../contract/audience';
import type { operation } from '../../areas/operation/table';
import { order } from '../../areas/order/table';
import { user, userLogin } from '../../areas/user/table';
import type { delivery, deliveryJob } from '../../delivery/table';
import { DAY_MS, elapsed, isBefore, shift } from '../../lib/time';
import { registeredBy } from './registered';
import { sendingErrors, type To } from './sendingWords';
import type { Row, World } from './world';

export type JobRow = typeof deliveryJob.$inferSelect;
type CopyRow = typeof delivery.$inferSelect;
type OperationRow = typeof operation.$inferInsert;
type UserRow = Row<typeof user>;

const PER_SECOND = 20;
const OPENED_WITHIN_MS = 2 * DAY_MS;
const TRIES_BEFORE_LAST = 7;
const IP = '203.0.113.7';

/** An instant this many days ago; from one day on, moved by some hours, so that times look natural. */
export const aboutDaysAgo = ({ random, daysAgo }: World, days: number) =>
  daysAgo(days < 1 ? days : days - random.next() * 0.4);

/** The audience for a line; a list contains users who were registered at that time. */
export function audienceOf(world: World, to: To, at: string): Audience {
  const [kind, count] = to.split(' ') as [Audience['kind'], string?];
  if (kind !== 'list') {
    return { kind, days: count === undefined ? null : Number(count), numbers: null };
  }
  const there = registeredBy(world.rows(user), at);
  const numbers = Array.from({ length: Number(count) }, () => world.random.pick(there).number);
  return { kind, days: null, numbers: [...new Set(numbers)] };
}

/** The users of an audience at an instant in the past, in the order of their registration. */
export function whoWas({ rows }: World, { kind, days, numbers }: Audience, at: string): UserRow[] {
  const since = shift(at, -(days ?? 0) * DAY_MS);
  const within = (when: string) => when >= since && when <= at;
  const active = new Set(
    kind === 'active' ? rows(userLogin).flatMap((row) => (within(row.at) ? [row.userId] : [])) : [],
  );
  const boughtSince = (from: string) =>
    new Set(
      rows(order).flatMap(({ kind, userId, paidAt }) =>
        kind === 'recharge' && paidAt && paidAt >= from && paidAt <= at ? [userId] : [],
      ),
    );
  const buyers = boughtSince(kind === 'paidWithin' ? since : '');
  const listed = new Set(numbers);
  const isMeant: Record<Audience['kind'], (one: UserRow) => boolean> = {
    all: () => true,
    registered: ({ registeredAt }) => registeredAt >= since,
    active: ({ id }) => active.has(id),
    paid: ({ id }) => buyers.has(id),
    paidWithin: ({ id }) => buyers.has(id),
    list: ({ number }) => listed.has(number),
  };
  return rows(user).filter((one) => one.registeredAt <= at && one.status !== 'banned' && isMeant[kind](one));
}

interface Plan {
  kind: JobRow['kind'];
  targetId: string;
  dueAt: string;
  expiresAt?: string | null;
  to: UserRow[];
  /** The share of recipients for whom it fails, and the share who open it. */
  failing: number;
  opening: number;
  /** The share that had received it when it was stopped. */
  stoppedAt?: number;
  waiting?: number;
  /** Nobody opens it after this time. */
  until: string;
}

export function sendTo(world: World, plan: Plan): { job: JobRow; copies: CopyRow[] } {
  const { kind, targetId, dueAt, expiresAt = null, to, stoppedAt, waiting = 0 } = plan;
  const id = world.nextId();
  const sentTo = stoppedAt === undefined ? to.length - waiting : Math.floor(to.length * stoppedAt);
  const momentOf = (index: number) => shift(dueAt, (1 + Math.floor(index / PER_SECOND)) * 1000);
  const copies = to.map(({ id: userId, number: userNumber }, index): CopyRow => {
    const at = momentOf(index);
    const base = { id: world.nextId(), jobId: id, userId, userNumber, nextAt: at, leaseBy: null, leaseUntil: null };
    return { ...base, ...(index < sentTo ? outcomeOf(world, plan, at) : leftOf(world, stoppedAt !== undefined)) };
  });
  const of = (state: CopyRow['state']) => copies.filter((copy) => copy.state === state).length;
  const counts = { sent: of('sent'), failed: of('failed'), skipped: of('skipped') };
  const finishedAt = waiting > 0 ? null : momentOf(sentTo);
  const ended = stoppedAt === undefined ? 'done' : 'cancelled';
  const job: JobRow = {
    ...{ id, kind, targetId, dueAt, expiresAt, startedAt: dueAt, finishedAt, state: finishedAt ? ended : 'running' },
    ...{ recipients: copies.length, ...counts, opened: copies.filter(({ openedAt }) => openedAt).length },
  };
  return { job, copies };
}

type Outcome = Pick<CopyRow, 'state' | 'attempts' | 'error' | 'sentAt' | 'openedAt'> & { nextAt?: string };

function outcomeOf({ random }: World, { failing, opening, until }: Plan, at: string): Outcome {
  if (random.chance(failing)) {
    const [error, attempts] = random.pick(sendingErrors);
    return { state: 'failed', attempts, error, sentAt: null, openedAt: null };
  }
  const openedAt = shift(at, 4000 + Math.floor(random.next() ** 4 * OPENED_WITHIN_MS));
  const isOpened = random.chance(opening) && isBefore(openedAt, until);
  return { state: 'sent', attempts: 1, error: null, sentAt: at, openedAt: isOpened ? openedAt : null };
}

/** The state of a copy that was not sent: never, or not yet. */
const leftOf = ({ daysAgo }: World, stopped: boolean): Outcome =>
  stopped
    ? { state: 'skipped', attempts: 0, error: null, sentAt: null, openedAt: null }
    : {
        ...{ state: 'pending', attempts: TRIES_BEFORE_LAST, error: 'HTTP 503', sentAt: null, openedAt: null },
        nextAt: daysAgo(-1 / 12),
      };

export const jobOf = (
  { nextId }: World,
  job: Pick<JobRow, 'kind' | 'targetId' | 'dueAt'> & Partial<JobRow>,
): JobRow => ({
  ...{ id: nextId(), state: 'waiting', expiresAt: null, startedAt: null, finishedAt: null },
  ...{ recipients: 0, sent: 0, failed: 0, skipped: 0, opened: 0 },
  ...job,
});

/** The percentage in `failing 3`, as a share. */
export const shareOf = (end: string): number => Number(end.split(' ')[1] ?? 0) / 100;

export const operationOf = (
  { nextId }: World,
  operation: Pick<OperationRow, 'sysUserId' | 'action' | 'targetType' | 'targetId' | 'targetName' | 'at'> &
    Partial<OperationRow>,
): OperationRow => ({ id: nextId(), before: null, after: null, reason: null, ip: IP, ...operation });

/** The earlier of two instants. Demo data must not contain operations in the future. */
export const earlier = (instant: string, other: string) => (elapsed(instant, other) > 0 ? instant : other);
