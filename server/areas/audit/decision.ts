import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { AuditItem } from '../../../contract/audit';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { orNotFound } from '../../refusal';
import { findAudit, lockAudits } from './queries';
import { auditItem } from './table';
import { kinds } from './targets';
import type { Change, Held, Verdict } from './targets/target';

type Row = typeof auditItem.$inferSelect;

export interface Decided {
  item: Row;
  record: Pick<Held, 'type' | 'id' | 'name'>;
  change: Change | undefined;
  decided: Pick<AuditItem, 'reasonCode' | 'reason'> & Pick<Verdict, 'decision'>;
  action: 'approve' | 'reject' | 'correct';
  why: string | undefined;
}

/**
 * Locks an item, its record and what else waits of that, which may have to be decided with it. Locks the record first, as
 * submissions do, so that the two can't deadlock.
 */
export async function lockWithRecord(tx: Db, id: string, now: string) {
  const { kind, target } = await findAudit(tx, id, now);
  const record = await kinds[kind].hold(tx, target.id, now);
  const which = and(eq(auditItem.targetId, target.id), or(eq(auditItem.id, id), eq(auditItem.state, 'pending')));
  const item = (await lockAudits(tx, which)).find((one) => one.id === id);
  return { item: orNotFound(item), record: orNotFound(record) };
}

const sameContent = ({ id, kind, targetId }: Row) =>
  and(eq(auditItem.targetId, targetId), eq(auditItem.kind, kind), ne(auditItem.id, id));

/** The content of a decision. Without `previous` if the previous content was itself rejected. */
export async function contentOf(tx: Db, item: Row): Promise<Verdict['item']> {
  const { title, image, previous } = item;
  const { replaces } = kinds[item.kind];
  if (!replaces || previous === null) {
    return { title, image, previous: null };
  }
  const [decided] = await tx
    .select({ state: auditItem.state })
    .from(auditItem)
    .where(and(sameContent(item), eq(auditItem[replaces], previous), ne(auditItem.state, 'pending')))
    .orderBy(desc(auditItem.decidedAt), desc(auditItem.id))
    .limit(1);
  return { title, image, previous: decided?.state === 'rejected' ? null : previous };
}

/** Whether newer content was submitted later. */
export async function isOutdated(tx: Db, item: Row): Promise<boolean> {
  const sameTime = and(eq(auditItem.submittedAt, item.submittedAt), gt(auditItem.id, item.id));
  const later = or(gt(auditItem.submittedAt, item.submittedAt), sameTime);
  return (await tx.$count(auditItem, and(sameContent(item), later))) > 0;
}

/** Stores the decision on the item and in its log, and the change of the record in the record's log. */
export async function keepDecision(
  tx: Db,
  actor: Actor,
  { item, record, change, ...made }: Decided,
): Promise<AuditItem> {
  const { id } = item;
  const { decision: state, ...reason } = made.decided;
  const decided = { state, ...reason, reviewerId: actor.admin.id, decidedAt: actor.now };
  await tx
    .update(auditItem)
    .set({ ...decided, claimedById: null, claimedUntil: null, version: sql`${auditItem.version} + 1` })
    .where(eq(auditItem.id, id));
  const said = ({ state, reasonCode, reason }: Pick<Row, 'state' | 'reasonCode' | 'reason'>) => ({
    state,
    reasonCode,
    reason,
  });
  await logOperation(tx, actor, {
    action: made.action,
    target: { type: 'audit', id, name: record.name },
    before: said(item),
    after: said(decided),
    reason: made.why,
  });
  if (change) {
    const target = { type: record.type, id: record.id, name: record.name };
    await logOperation(tx, actor, { action: made.action, target, ...change, reason: made.why });
  }
  return findAudit(tx, id, actor.now);
}
