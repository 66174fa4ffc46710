import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { AuditItem } from '../../../contract/audit';
import { CLAIM_MINUTES } from '../../../contract/audit/enums';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { MINUTE_MS, shift } from '../../lib/time';
import { items } from './columns';
import { lockAudits } from './queries';
import { auditItem } from './table';

/**
 * Claims the items that wait and that nobody else holds. Returns all of `ids` in their present state, in the same
 * order.
 */
export async function claimAudits(tx: Db, { admin, now }: Actor, ids: string[]): Promise<AuditItem[]> {
  await lockAudits(tx, inArray(auditItem.id, ids));
  await tx
    .update(auditItem)
    .set({ claimedById: admin.id, claimedUntil: shift(now, CLAIM_MINUTES * MINUTE_MS) })
    .where(
      and(
        inArray(auditItem.id, ids),
        eq(auditItem.state, 'pending'),
        or(isNull(auditItem.claimedUntil), lte(auditItem.claimedUntil, now), eq(auditItem.claimedById, admin.id)),
      ),
    );
  const found = new Map((await items(tx, now).where(inArray(auditItem.id, ids))).map((item) => [item.id, item]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Gives up claims; expired ones do not count. */
export async function releaseAudits(tx: Db, { admin, now }: Actor, ids: string[]): Promise<{ released: number }> {
  await lockAudits(tx, inArray(auditItem.id, ids));
  const released = await tx
    .update(auditItem)
    .set({ claimedById: null, claimedUntil: null })
    .where(and(inArray(auditItem.id, ids), eq(auditItem.claimedById, admin.id), gt(auditItem.claimedUntil, now)))
    .returning({ id: auditItem.id });
  return { released: released.length };
}
