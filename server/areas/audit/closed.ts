import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { notFound } from '../../refusal';
import { contentOf, keepDecision } from './decision';
import { auditItem } from './table';
import { kinds } from './targets';

/**
 * What waits of a room leaves the queue when the room is closed, rejected for the same reason: a cover is off it, should
 * it open again. The room is locked, and closed already.
 */
export async function rejectWaiting(tx: Db, actor: Actor, targetId: string, reason: string): Promise<void> {
  const waiting = await tx
    .select()
    .from(auditItem)
    .where(and(eq(auditItem.targetId, targetId), eq(auditItem.state, 'pending')))
    .orderBy(asc(auditItem.id))
    .for('no key update');
  for (const item of waiting) {
    const record = await kinds[item.kind].hold(tx, targetId, actor.now);
    if (!record) {
      throw notFound();
    }
    const change = await record.decide({ decision: 'rejected', words: reason, item: await contentOf(tx, item) });
    await keepDecision(tx, actor, {
      ...{ item, record, change, why: reason },
      decided: { decision: 'rejected', reasonCode: 'other', reason },
      action: 'reject',
    });
  }
}
