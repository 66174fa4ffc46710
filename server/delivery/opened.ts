import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { notFound } from '../refusal';
import { INTERRUPTED } from './leaveOut';
import { delivery, deliveryJob } from './table';

type Copy = Pick<typeof delivery.$inferSelect, 'state' | 'error' | 'leaseUntil'>;

/** A phone may show a copy, and tell, before its gateway has answered for the whole batch, or where it never could. */
const mayHaveArrived = ({ state, error, leaseUntil }: Copy) =>
  state === 'sent' || (state === 'pending' && leaseUntil !== null) || isInterrupted({ state, error });

const isInterrupted = ({ state, error }: Pick<Copy, 'state' | 'error'>) => state === 'failed' && error === INTERRUPTED;

/**
 * Records that a user opened a push or read a message. Only the first time counts, even if two reports arrive at once.
 * @throws `10404` where the user was sent none
 */
export async function markOpened(tx: Db, targetId: string, userId: string, now: string): Promise<void> {
  const jobs = tx.select({ id: deliveryJob.id }).from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
  const theirs = and(inArray(delivery.jobId, jobs), eq(delivery.userId, userId));
  const [copy] = await tx.select().from(delivery).where(theirs).for('no key update');
  if (copy?.openedAt) return;
  if (!copy || !mayHaveArrived(copy)) {
    throw notFound();
  }
  // One on its way is counted as sent by whoever settles it; one that was given up did arrive after all.
  const arrived = isInterrupted(copy) ? 1 : 0;
  await tx
    .update(delivery)
    .set({ openedAt: now, ...(arrived && { state: 'sent', error: null, sentAt: now }) })
    .where(eq(delivery.id, copy.id));
  await tx
    .update(deliveryJob)
    .set({
      opened: sql`${deliveryJob.opened} + 1`,
      sent: sql`${deliveryJob.sent} + ${arrived}`,
      failed: sql`${deliveryJob.failed} - ${arrived}`,
    })
    .where(eq(deliveryJob.id, copy.jobId));
}
