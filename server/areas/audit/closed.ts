import { and, eq } from 'drizzle-orm';
import type { AuditItem } from '../../../contract/audit';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { orNotFound } from '../../refusal';
import { contentOf, keepDecision } from './decision';
import { lockAudits } from './queries';
import { auditItem } from './table';
import { kinds } from './targets';

type Why = Pick<AuditItem, 'reasonCode'> & { reason: string };

/**
 * What waits of a room or a wish leaves the queue when that is closed or removed, rejected for the same reason: a cover
 * is off its room, should it open again. Without a code the rejection is no violation of the submitter. The record is
 * locked, and closed or removed already.
 */
export async function rejectWaiting(
  tx: Db,
  actor: Actor,
  targetId: string,
  { reason, reasonCode }: Why,
): Promise<void> {
  for (const item of await lockAudits(tx, and(eq(auditItem.targetId, targetId), eq(auditItem.state, 'pending')))) {
    const record = orNotFound(await kinds[item.kind].hold(tx, targetId, actor.now));
    const change = await record.decide({ decision: 'rejected', words: reason, item: await contentOf(tx, item) });
    await keepDecision(tx, actor, {
      ...{ item, record, change, why: reason },
      decided: { decision: 'rejected', reasonCode, reason },
      action: 'reject',
    });
  }
}
