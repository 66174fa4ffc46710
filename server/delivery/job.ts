import { eq } from 'drizzle-orm';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/database';
import { leaveOut } from './leaveOut';
import { progressColumns } from './progress';
import { deliveryJob } from './table';

interface NewJob {
  kind: 'push' | 'message';
  targetId: string;
  dueAt: string;
  expiresAt: string | null;
}

/** Creates the job of a record, once per record. Any server process may run it when its time comes. */
export async function openJob(tx: Db, job: NewJob): Promise<void> {
  await tx.insert(deliveryJob).values({ ...job, state: 'waiting' });
}

/**
 * Stops a job: copies that no gateway holds are skipped, the first of them here and the rest by the clock; the others
 * are counted when they end. Does not change a finished job. Returns the progress; null if there never was a job.
 *
 * A worker locks the job and then the record, so call this before the record is locked. If the record does not allow
 * it, throw: the rollback undoes this.
 */
export async function cancelJob(tx: Db, targetId: string, now: string): Promise<Progress | null> {
  const [job] = await tx.select().from(deliveryJob).where(eq(deliveryJob.targetId, targetId)).for('no key update');
  if (!job) {
    return null;
  }
  if (job.finishedAt === null && job.state !== 'cancelled') {
    await tx.update(deliveryJob).set({ state: 'cancelled', dueAt: now }).where(eq(deliveryJob.id, job.id));
    await leaveOut(tx, job.id, now);
  }
  const [progress] = await tx.select(progressColumns).from(deliveryJob).where(eq(deliveryJob.id, job.id));
  return progress ?? null;
}
