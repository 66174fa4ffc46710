import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { isBefore, shift } from '../lib/time';
import { begin } from './begin';
import { leaveOut } from './leaveOut';
import type { Channel, Sending } from './sending';
import { serveBatch } from './serve';
import { deliveryJob } from './table';
import { tally } from './tally';

type Job = typeof deliveryJob.$inferSelect;

interface Options {
  now: () => string;
  /** Called when the step of a job fails. The job waits a little; other jobs continue. */
  onError(error: unknown): void;
  /** Asked between jobs: the process ends, and another goes on with the rest. */
  isStopping?(): boolean;
}

const WAIT_AFTER_ERROR_MS = 10_000;

/**
 * Performs one step of each due job of a kind, with one batch of recipients per job. Returns whether there is more to
 * do at once. Any number of processes may run it.
 */
export async function advanceDeliveries(db: Db, channel: Channel, options: Options): Promise<boolean> {
  const { now, onError, isStopping = () => false } = options;
  let more = false;
  for (const job of await dueJobs(db, channel.kind, now())) {
    if (isStopping()) break;
    try {
      more = (await advanceJob(db, channel, job, now)) || more;
    } catch (error) {
      onError(error);
      const dueAt = shift(now(), WAIT_AFTER_ERROR_MS);
      await db.update(deliveryJob).set({ dueAt }).where(eq(deliveryJob.id, job.id));
    }
  }
  return more;
}

const dueJobs = (db: Db, kind: Channel['kind'], now: string) =>
  db
    .select()
    .from(deliveryJob)
    .where(
      and(
        eq(deliveryJob.kind, kind),
        isNull(deliveryJob.finishedAt),
        or(lte(deliveryJob.dueAt, now), lte(deliveryJob.expiresAt, now)),
      ),
    )
    .orderBy(asc(deliveryJob.dueAt), asc(deliveryJob.id));

async function advanceJob(db: Db, channel: Channel, job: Job, now: () => string): Promise<boolean> {
  if (job.state === 'running' && !isExpired(job, now())) {
    return (await serveBatch(db, channel, job, now)) > 0;
  }
  const begun = await transact(db, async (tx) => {
    const unfinished = and(eq(deliveryJob.id, job.id), isNull(deliveryJob.finishedAt));
    const [held] = await tx.select().from(deliveryJob).where(unfinished).for('no key update', { skipLocked: true });
    return held && turn(tx, channel.sending, held, now());
  });
  return begun ?? false;
}

const isExpired = ({ expiresAt }: Job, now: string) => expiresAt !== null && !isBefore(now, expiresAt);

/** Begins or ends a locked job if that is due. Returns whether there is more of it to do now. */
async function turn(tx: Db, sending: Sending, job: Job, now: string): Promise<boolean> {
  const expired = isExpired(job, now);
  if (job.state === 'waiting' && !expired) {
    await begin(tx, sending, job, now);
    return true;
  }
  if (job.state === 'waiting') {
    await tally(tx, job.id, {}, now, sending);
  } else if (job.state === 'cancelled' || expired) {
    return leaveOut(tx, job.id, now, sending);
  }
  return false;
}
