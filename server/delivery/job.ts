import { eq } from 'drizzle-orm';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/connect';
import { deliveryJob } from '../db/tables';
import { leaveOut } from './leaveOut';
import { progressColumns } from './progress';

interface NewJob {
  kind: 'push' | 'message';
  /** The push or message. */
  targetId: string;
  /** When to begin. */
  dueAt: string;
  expiresAt: string | null;
}

/** Has something sent once its time comes, by whichever server process gets to it first. Once per record. */
export async function openJob(tx: Db, job: NewJob): Promise<void> {
  await tx.insert(deliveryJob).values({ ...job, state: 'waiting' });
}

/**
 * Nobody else gets it: copies that no gateway has in hand are left out, the others are counted as they end. One that is
 * over stays as it is. Answers how far it came; null where nothing was ever to be sent.
 *
 * A worker holds the job and then the record, so call this before the record is locked. What the record then forbids
 * undoes it by what it throws.
 */
export async function cancelJob(tx: Db, targetId: string, now: string): Promise<Progress | null> {
  const [job] = await tx.select().from(deliveryJob).where(eq(deliveryJob.targetId, targetId)).for('update');
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
