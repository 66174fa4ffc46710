import { eq, sql } from 'drizzle-orm';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/database';
import type { Sending } from './sending';
import { deliveryJob } from './table';

type Counts = Partial<Pick<Progress, 'sent' | 'failed' | 'skipped'>>;

/**
 * Updates the counts of a job, in the transaction that changes the counted copies. The call that counts the last copy
 * ends the job, so that it ends exactly once. A cancelled job has no `sending`.
 */
export async function tally(tx: Db, jobId: string, counts: Counts, now: string, sending?: Sending): Promise<void> {
  const { sent = 0, failed = 0, skipped = 0 } = counts;
  const [job] = await tx
    .update(deliveryJob)
    .set({
      sent: sql`${deliveryJob.sent} + ${sent}`,
      failed: sql`${deliveryJob.failed} + ${failed}`,
      skipped: sql`${deliveryJob.skipped} + ${skipped}`,
    })
    .where(eq(deliveryJob.id, jobId))
    .returning();
  if (!job || job.finishedAt !== null || job.sent + job.failed + job.skipped < job.recipients) {
    return;
  }
  const cancelled = job.state === 'cancelled';
  await tx
    .update(deliveryJob)
    .set({ finishedAt: now, state: cancelled ? 'cancelled' : 'done' })
    .where(eq(deliveryJob.id, jobId));
  if (!cancelled) {
    const { recipients, opened } = job;
    await sending?.finish(
      tx,
      job.targetId,
      { recipients, sent: job.sent, failed: job.failed, skipped: job.skipped, opened },
      now,
    );
  }
}
