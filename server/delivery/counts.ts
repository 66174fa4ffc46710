import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { delivery, deliveryJob } from './table';

export interface DeliveryCounts {
  kind: 'push' | 'message';
  /** Nobody has them in hand. */
  waiting: number;
  /** A worker has them in hand. */
  leased: number;
  done: number;
  failed: number;
}

const kinds = ['push', 'message'] as const;

const { kind, recipients, sent, failed, skipped, finishedAt } = deliveryJob;
const open = sql`coalesce(sum(${recipients} - ${sent} - ${failed} - ${skipped}) filter (where ${finishedAt} is null), 0)`;

/** Copies that are not settled yet, from the counts that jobs keep: cheap however many there are. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ open: sql<string>`${open}` }).from(deliveryJob);
  return Number(row?.open ?? 0);
}

/** How many copies of each kind are where. */
export async function countDeliveries(db: Db, now: string): Promise<DeliveryCounts[]> {
  const jobs = await db
    .select({ kind, open: sql<string>`${open}`, done: sql<string>`sum(${sent})`, failed: sql<string>`sum(${failed})` })
    .from(deliveryJob)
    .groupBy(kind);
  const held = await db
    .select({ kind, leased: sql<string>`count(*)` })
    .from(delivery)
    .innerJoin(deliveryJob, sql`${deliveryJob.id} = ${delivery.jobId} and ${finishedAt} is null`)
    .where(sql`${delivery.state} = 'pending' and ${delivery.leaseUntil} > ${now}`)
    .groupBy(kind);
  return kinds.map((each) => {
    const job = jobs.find((row) => row.kind === each);
    const leased = Number(held.find((row) => row.kind === each)?.leased ?? 0);
    return {
      kind: each,
      waiting: Math.max(0, Number(job?.open ?? 0) - leased),
      leased,
      done: Number(job?.done ?? 0),
      failed: Number(job?.failed ?? 0),
    };
  });
}
