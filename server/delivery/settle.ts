import { and, eq, gt, min, sql } from 'drizzle-orm';
import type { Delivery } from '../../contract/delivery';
import type { Db } from '../db/database';
import { shift } from '../lib/time';
import { ATTEMPTS_MAX, waitAfter } from './backoff';
import type { Outcome } from './gateway';
import type { Sending } from './sending';
import { delivery, deliveryJob } from './table';
import type { Taken } from './take';
import { tally } from './tally';

interface Settled {
  id: string;
  state: Delivery['state'];
  error: string | null;
  nextAt: string;
}

function settled({ id, attempts }: Taken, outcome: Outcome | Skipped, now: string): Settled {
  if (outcome.state !== 'again') {
    return { id, state: outcome.state, error: outcome.state === 'failed' ? outcome.error : null, nextAt: now };
  }
  const { error, afterMs } = outcome;
  return attempts < ATTEMPTS_MAX
    ? { id, state: 'pending', error, nextAt: shift(now, waitAfter(attempts, afterMs)) }
    : { id, state: 'failed', error, nextAt: now };
}

/** Not handed over: its user was banned since. */
interface Skipped {
  state: 'skipped';
}

/** One for each copy; none where the gateway answered fewer. */
export type Outcomes = readonly (Outcome | Skipped | undefined)[];

interface Batch {
  jobId: string;
  by: string;
  taken: Taken[];
  outcomes: Outcomes;
}

/**
 * Stores and counts the outcomes of the copies whose lease still belongs to this worker's take. A copy that was opened
 * meanwhile was sent, whatever the gateway says, and since then at the latest.
 */
export async function settle(tx: Db, { jobId, by, taken, outcomes }: Batch, now: string, sending: Sending) {
  const rows = taken.map((copy, index) => settled(copy, outcomes[index] ?? NO_ANSWER, now));
  const { openedAt } = delivery;
  const isOpened = sql`(${openedAt} is not null)`;
  const ended = await tx
    .update(delivery)
    .set({
      state: sql`case when ${isOpened} then 'sent' else row.state end`,
      error: sql`case when not ${isOpened} then row.error end`,
      nextAt: sql`row."nextAt"`,
      sentAt: sql`case when ${isOpened} then ${openedAt} when row.state = 'sent' then ${now}::timestamptz end`,
      leaseBy: null,
      leaseUntil: null,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row(id bigint, state text, error text, "nextAt" timestamptz)`,
    )
    .where(and(eq(delivery.id, sql`row.id`), eq(delivery.leaseBy, by)))
    .returning({ state: delivery.state });
  const counts = { sent: 0, failed: 0, skipped: 0, pending: 0 };
  for (const { state } of ended) {
    counts[state] += 1;
  }
  await tally(tx, jobId, counts, now, sending);
  if (rows.every(({ state }) => state === 'pending')) {
    await pause(tx, jobId, now);
  }
}

const NO_ANSWER: Outcome = { state: 'again', error: 'The gateway gave no answer' };

/**
 * If all copies of a batch fail, the gateway is probably down: who was not tried yet waits until one that failed is tried
 * again, of this batch or of another, so that one who has to wait long holds up nobody. A job that was cancelled
 * meanwhile has no next batch, and ends at once.
 */
async function pause(tx: Db, jobId: string, now: string): Promise<void> {
  const waiting = and(eq(delivery.jobId, jobId), eq(delivery.state, 'pending'), gt(delivery.nextAt, now));
  const next = tx
    .select({ at: min(delivery.nextAt) })
    .from(delivery)
    .where(waiting);
  await tx
    .update(deliveryJob)
    .set({ dueAt: sql`coalesce((${next}), ${now}::timestamptz)` })
    .where(and(eq(deliveryJob.id, jobId), eq(deliveryJob.state, 'running')));
}
