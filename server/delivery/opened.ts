import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { notFound } from '../refusal';
import { delivery, deliveryJob } from './table';

/**
 * Records that a user opened a push or read a message. Only the first time counts, even if two reports arrive at once.
 * @throws `10404` where the user was sent none
 */
export async function markOpened(tx: Db, targetId: string, userId: string, now: string): Promise<void> {
  const jobs = tx.select({ id: deliveryJob.id }).from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
  const theirs = and(inArray(delivery.jobId, jobs), eq(delivery.userId, userId), eq(delivery.state, 'sent'));
  const [first] = await tx
    .update(delivery)
    .set({ openedAt: now })
    .where(and(theirs, isNull(delivery.openedAt)))
    .returning({ jobId: delivery.jobId });
  if (first) {
    await tx
      .update(deliveryJob)
      .set({ opened: sql`${deliveryJob.opened} + 1` })
      .where(eq(deliveryJob.id, first.jobId));
  } else if ((await tx.$count(delivery, theirs)) === 0) {
    throw notFound();
  }
}
