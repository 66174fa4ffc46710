import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { notFound } from '../refusal';
import { INTERRUPTED } from './leaveOut';
import { delivery, deliveryJob } from './table';

type Copy = Pick<typeof delivery.$inferSelect, 'state' | 'error' | 'attempts'>;

/**
 * A phone may show a copy, and tell, before its gateway has answered for the whole batch, and where it never could: only
 * a copy that was refused at the first try can't have arrived.
 */
function mayHaveArrived({ state, error, attempts }: Copy): boolean {
  const refusedAtFirst = attempts === 1 && state === 'failed' && error !== INTERRUPTED;
  return state === 'sent' || (attempts > 0 && !refusedAtFirst);
}

/**
 * Records that a user opened a push or read a message. Only the first time counts, even if two reports arrive at once.
 * Returns whether that tells that a copy arrived which had been given up.
 * @throws `10404` where the user was sent none
 */
export async function markOpened(tx: Db, targetId: string, userId: string, now: string): Promise<boolean> {
  const jobs = tx.select({ id: deliveryJob.id }).from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
  const theirs = and(inArray(delivery.jobId, jobs), eq(delivery.userId, userId));
  const [copy] = await tx.select().from(delivery).where(theirs).for('no key update');
  if (copy?.openedAt) return false;
  if (!copy || !mayHaveArrived(copy)) {
    throw notFound();
  }
  const { state } = copy;
  // One on its way is counted as sent by whoever settles it; the next worker does if it waits for another try.
  const arrived = state === 'failed' || state === 'skipped';
  await tx
    .update(delivery)
    .set({
      openedAt: now,
      ...(state === 'pending' && { nextAt: now }),
      ...(arrived && { state: 'sent', error: null, sentAt: now }),
    })
    .where(eq(delivery.id, copy.id));
  await tx
    .update(deliveryJob)
    .set({
      opened: sql`${deliveryJob.opened} + 1`,
      ...(arrived && { sent: sql`${deliveryJob.sent} + 1`, [state]: sql`${deliveryJob[state]} - 1` }),
    })
    .where(eq(deliveryJob.id, copy.jobId));
  return arrived;
}
