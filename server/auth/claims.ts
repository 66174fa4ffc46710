import { and, eq, inArray } from 'drizzle-orm';
import { auditItem } from '../areas/audit/table';
import type { Db } from '../db/database';

/** Gives up all claims of an admin who has no session any more, so that others need not wait until they run out. */
export async function releaseAll(tx: Db, sysUserId: string): Promise<void> {
  const theirs = and(eq(auditItem.state, 'pending'), eq(auditItem.claimedById, sysUserId));
  // Locked in the order in which claims are, see areas/audit/claim.ts.
  const held = await tx
    .select({ id: auditItem.id })
    .from(auditItem)
    .where(theirs)
    .orderBy(auditItem.id)
    .for('no key update');
  const ids = held.map(({ id }) => id);
  await tx
    .update(auditItem)
    .set({ claimedById: null, claimedUntil: null })
    .where(and(inArray(auditItem.id, ids), theirs));
}
