import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/database';
import { DAY_MS, shift } from '../lib/time';
import { recordedDelivery } from './table';

const KEPT_DAYS = 30;
const AT_ONCE = 1000;

/** Deletes a batch of old records, the oldest first, and returns whether there are more. The copies stay. */
export async function cleanRecords(db: Db, now: string): Promise<boolean> {
  const oldest = db
    .select({ id: recordedDelivery.id })
    .from(recordedDelivery)
    .orderBy(asc(recordedDelivery.id))
    .limit(AT_ONCE);
  const gone = await db
    .delete(recordedDelivery)
    .where(and(inArray(recordedDelivery.id, oldest), lt(recordedDelivery.at, shift(now, -KEPT_DAYS * DAY_MS))))
    .returning({ id: recordedDelivery.id });
  return gone.length === AT_ONCE;
}
