import { type Column, eq, sql } from 'drizzle-orm';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/database';
import { deliveryJob } from './table';

const orNone = (column: Column) => sql<number>`coalesce(${column}, 0)`;

/** The progress of a record's sending; for a query with a left join of the job, because a draft has none. */
export const progressColumns = {
  recipients: orNone(deliveryJob.recipients),
  sent: orNone(deliveryJob.sent),
  failed: orNone(deliveryJob.failed),
  skipped: orNone(deliveryJob.skipped),
  opened: orNone(deliveryJob.opened),
};

const NONE: Progress = { recipients: 0, sent: 0, failed: 0, skipped: 0, opened: 0 };

export async function findProgress(db: Db, targetId: string): Promise<Progress> {
  const [progress] = await db.select(progressColumns).from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
  return progress ?? NONE;
}
