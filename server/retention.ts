import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { cutOperations } from './areas/operation';
import { loginLog, sysUserSession } from './areas/sysUser/table';
import { ended } from './auth/session';
import type { Db } from './db/database';
import { delivery, deliveryJob } from './delivery/table';
import { DAY_MS, shift } from './lib/time';

/** How many days records are kept; undefined keeps them for ever. */
export interface Retention {
  signIns?: number;
  deliveries?: number;
  operations?: number;
}

/** So that no writer waits long for what is deleted. */
const AT_ONCE = 1000;

interface Options {
  atOnce?: number;
  /** Told of each kind that can't be deleted; the others are. */
  onError(error: unknown): void;
}

/** Deletes ended sessions and what is older than it is to be kept, a batch of each; returns whether there is more. */
export async function cleanOld(
  db: Db,
  { signIns, deliveries, operations }: Retention,
  now: string,
  { atOnce = AT_ONCE, onError }: Options,
): Promise<boolean> {
  const olderThan = (days: number | undefined, clean: (before: string) => Promise<number>) => async () =>
    days === undefined ? 0 : clean(daysAgo(now, days));
  const steps = [
    () => cleanSessions(db, now, atOnce),
    olderThan(signIns, (before) => cleanSignIns(db, before, atOnce)),
    olderThan(deliveries, (before) => cleanDeliveries(db, before, atOnce)),
    olderThan(operations, (before) => cutOperations(db, { before, now, atOnce })),
  ];
  let more = false;
  for (const step of steps) {
    try {
      more = (await step()) === atOnce || more;
    } catch (error) {
      onError(error);
    }
  }
  return more;
}

const daysAgo = (now: string, days: number) => shift(now, -days * DAY_MS);

/** Signing in deletes ended sessions as well; this is for a console that nobody uses. */
async function cleanSessions(db: Db, now: string, atOnce: number): Promise<number> {
  const over = db.select({ hash: sysUserSession.tokenHash }).from(sysUserSession).where(ended(now)).limit(atOnce);
  const gone = await db
    .delete(sysUserSession)
    .where(and(inArray(sysUserSession.tokenHash, over), ended(now)))
    .returning({ at: sysUserSession.createdAt });
  return gone.length;
}

/** Marks of bursts are those of the rows that are left: a trigger takes them away where the beginning of one is deleted. */
async function cleanSignIns(db: Db, before: string, atOnce: number): Promise<number> {
  const oldest = db
    .select({ id: loginLog.id })
    .from(loginLog)
    .where(lt(loginLog.at, before))
    .orderBy(asc(loginLog.at), asc(loginLog.id))
    .limit(atOnce);
  return (await db.delete(loginLog).where(inArray(loginLog.id, oldest)).returning({ id: loginLog.id })).length;
}

/**
 * The copies of sendings that ended long ago. Their counts stay with the job, so that most old jobs have no copies any
 * more: each is asked for its own, in the order of an index, because PostgreSQL would rather read all copies there are.
 */
async function cleanDeliveries(db: Db, before: string, atOnce: number): Promise<number> {
  const own = db
    .select({ id: delivery.id })
    .from(delivery)
    .where(eq(delivery.jobId, deliveryJob.id))
    .orderBy(asc(delivery.userId))
    .limit(atOnce)
    .as('own');
  const some = await db
    .select({ id: own.id })
    .from(deliveryJob)
    .innerJoinLateral(own, sql`true`)
    .where(lt(deliveryJob.finishedAt, before))
    .limit(atOnce);
  const ids = some.map(({ id }) => id);
  if (ids.length > 0) await db.delete(delivery).where(inArray(delivery.id, ids));
  return ids.length;
}
