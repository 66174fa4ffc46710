import { count, eq, gte, min, sql } from 'drizzle-orm';
import type { Output } from '../../../contract';
import type { auditCalls } from '../../../contract/audit/calls';
import { auditKind } from '../../../contract/audit/enums';
import { valuesOf } from '../../../contract/enum';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { countsBy, countWhere } from '../../lib/filters';
import { auditItem } from './table';

/** Counts of the queue now, and of decisions since an instant, by all admins and by one. */
export async function summarize(db: Db, adminId: string, since: string): Promise<Output<typeof auditCalls.summary>> {
  const waiting = await db
    .select({
      waiting: count(),
      high: countWhere(eq(auditItem.priority, 'high')),
      kinds: countsBy(auditItem.kind, valuesOf(auditKind)),
      oldestAt: min(auditItem.submittedAt),
    })
    .from(auditItem)
    .where(eq(auditItem.state, 'pending'));
  const done = await db
    .select({ decided: count(), decidedByMe: countWhere(sql`${auditItem.reviewerId} = ${adminId}`) })
    .from(auditItem)
    .where(gte(auditItem.decidedAt, since));
  return { ...onlyRow(waiting), ...onlyRow(done) };
}
