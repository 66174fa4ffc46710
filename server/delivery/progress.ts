import { type Column, eq, sql } from 'drizzle-orm';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/connect';
import { deliveryJob } from '../db/tables';

const orNone = (column: Column) => sql<number>`coalesce(${column}, 0)`;

/** How far the sending of a record is; of a query that joins its job from the left, since a draft has none. */
export const progressColumns = {
  recipients: orNone(deliveryJob.recipients),
  sent: orNone(deliveryJob.sent),
  failed: orNone(deliveryJob.failed),
  skipped: orNone(deliveryJob.skipped),
  opened: orNone(deliveryJob.opened),
};

const NONE: Progress = { recipients: 0, sent: 0, failed: 0, skipped: 0, opened: 0 };

/** How far the sending of one push or message is. */
export async function findProgress(db: Db, targetId: string): Promise<Progress> {
  const [progress] = await db.select(progressColumns).from(deliveryJob).where(eq(deliveryJob.targetId, targetId));
  return progress ?? NONE;
}
