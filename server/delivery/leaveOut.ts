import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { Sending } from './sending';
import { delivery } from './table';
import { tally } from './tally';

/** By this a copy is known that may have arrived. */
export const INTERRUPTED = 'The server ended while this was on its way: it may have arrived.';

/** So many take a tenth of a second: a call that waited for a million would be given up, and hold up the workers. */
export const LEFT_OUT_AT_ONCE = 2_000;

/**
 * Ends the next copies of a cancelled or expired job, except those that a gateway holds, and returns whether there may
 * be more. A copy with an expired lease was
 * handed over by a process that ended before it knew the outcome. It may have been sent, so it counts as failed and not
 * as skipped; one that was opened was sent.
 */
export async function leaveOut(tx: Db, jobId: string, now: string, sending?: Sending): Promise<boolean> {
  const { id, state, leaseUntil, openedAt } = delivery;
  const free = tx
    .select({ id })
    .from(delivery)
    .where(and(eq(delivery.jobId, jobId), eq(state, 'pending'), or(isNull(leaseUntil), lte(leaseUntil, now))))
    .limit(LEFT_OUT_AT_ONCE)
    .for('no key update', { skipLocked: true });
  const isOpened = sql`${openedAt} is not null`;
  const interrupted = sql`${leaseUntil} is not null`;
  const ended = tx.$with('ended').as(
    tx
      .update(delivery)
      .set({
        state: sql`case when ${isOpened} then 'sent' when ${interrupted} then 'failed' else 'skipped' end`,
        error: sql`case when ${isOpened} then null when ${interrupted} then ${INTERRUPTED} else ${delivery.error} end`,
        sentAt: openedAt,
        leaseBy: null,
        leaseUntil: null,
      })
      .where(inArray(id, free))
      .returning({ state }),
  );
  const counted = await tx.with(ended).select({ state: ended.state, copies: count() }).from(ended).groupBy(ended.state);
  const counts = Object.fromEntries(counted.map(({ state, copies }) => [state, copies]));
  await tally(tx, jobId, counts, now, sending);
  return counted.reduce((all, { copies }) => all + copies, 0) === LEFT_OUT_AT_ONCE;
}
