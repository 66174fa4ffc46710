import { and, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { delivery } from '../db/tables';
import type { Sending } from './sending';
import { tally } from './tally';

const INTERRUPTED = 'The server ended while this was on its way: it may have arrived.';

/**
 * Ends all copies of a job that was cancelled or has expired, except those that a gateway has in hand. One whose lease
 * ran out was handed over by a process that ended before it heard how that went: nobody can say that it was not sent, so
 * it counts as failed.
 */
export async function leaveOut(tx: Db, jobId: string, now: string, sending?: Sending): Promise<void> {
  const { id, state, leaseUntil } = delivery;
  const free = tx
    .select({ id })
    .from(delivery)
    .where(and(eq(delivery.jobId, jobId), eq(state, 'pending'), or(isNull(leaseUntil), lte(leaseUntil, now))))
    .for('update', { skipLocked: true });
  const interrupted = sql`${leaseUntil} is not null`;
  const ended = tx.$with('ended').as(
    tx
      .update(delivery)
      .set({
        state: sql`case when ${interrupted} then 'failed' else 'skipped' end`,
        error: sql`case when ${interrupted} then ${INTERRUPTED} else ${delivery.error} end`,
        leaseBy: null,
        leaseUntil: null,
      })
      .where(inArray(id, free))
      .returning({ state }),
  );
  const counted = await tx.with(ended).select({ state: ended.state, copies: count() }).from(ended).groupBy(ended.state);
  const counts = Object.fromEntries(counted.map(({ state, copies }) => [state, copies]));
  await tally(tx, jobId, counts, now, sending);
}
