import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { MINUTE_MS, shift } from '../lib/time';
import { delivery, deliveryJob } from './table';

/** Longer than any gateway takes. Afterwards another worker may take a copy whose worker has ended. */
const LEASE_MS = MINUTE_MS / 2;

export interface Taken {
  id: string;
  userId: string;
  /** Attempts, including this one. */
  attempts: number;
  openedAt: string | null;
}

/** Takes due copies of a job that nobody else holds, while it is running. `by` identifies this take. */
export async function take(
  tx: Db,
  jobId: string,
  atMost: number,
  now: string,
): Promise<{ by: string; taken: Taken[] }> {
  const by = randomUUID();
  const { id, userId, attempts, nextAt, leaseUntil, openedAt } = delivery;
  const running = tx
    .select({ id: deliveryJob.id })
    .from(deliveryJob)
    .where(and(eq(deliveryJob.id, jobId), eq(deliveryJob.state, 'running')));
  const free = await tx
    .select({ id })
    .from(delivery)
    .where(
      and(
        eq(delivery.jobId, jobId),
        eq(delivery.state, 'pending'),
        lte(nextAt, now),
        or(isNull(leaseUntil), lte(leaseUntil, now)),
        exists(running),
      ),
    )
    .orderBy(asc(nextAt), asc(id))
    .limit(atMost)
    .for('no key update', { skipLocked: true });
  const ids = free.map((row) => row.id);
  const taken = await tx
    .update(delivery)
    .set({ leaseBy: by, leaseUntil: shift(now, LEASE_MS), attempts: sql`${attempts} + 1` })
    .where(inArray(id, ids))
    .returning({ id, userId, attempts, openedAt });
  return { by, taken };
}
