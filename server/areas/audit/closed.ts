import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { keepDecision } from './decision';
import { auditItem } from './table';

interface Closed {
  id: string;
  title: string;
}

/** What waits of a room leaves the queue when the room is closed, rejected for the same reason. The room is locked. */
export async function rejectWaiting(tx: Db, actor: Actor, { id, title }: Closed, reason: string): Promise<void> {
  const waiting = await tx
    .select()
    .from(auditItem)
    .where(and(eq(auditItem.targetId, id), eq(auditItem.state, 'pending')))
    .orderBy(asc(auditItem.id))
    .for('no key update');
  for (const item of waiting) {
    await keepDecision(tx, actor, {
      item,
      record: { type: 'people', id, name: title },
      change: undefined,
      decided: { decision: 'rejected', reasonCode: 'other', reason },
      action: 'reject',
      why: reason,
    });
  }
}
