import type { Body } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import type { auditCalls } from '../../../contract/audit/calls';
import { locales } from '../../../contract/enum';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { conflict, requireVersion, ruleForbids } from '../../refusal';
import { rejectWaiting } from './closed';
import { contentOf, type Decided, isOutdated, keepDecision, lockWithRecord } from './decision';
import { auditMessages } from './messages';
import { findAudit } from './queries';
import { type GivenVerdict, inWords, reasonOf } from './verdict';

type Review = Body<typeof auditCalls.review> & GivenVerdict;
type Correction = Body<typeof auditCalls.correct> & GivenVerdict;

/** Decides a waiting item, once. @throws `10409` with the present item, `10422` while somebody else has claimed it */
export async function reviewAudit(tx: Db, actor: Actor, given: Review): Promise<AuditItem> {
  const { item, record } = await lockWithRecord(tx, given.id, actor.now);
  const current = await findAudit(tx, item.id, actor.now);
  requireVersion(current, given.version);
  if (current.state !== 'pending') {
    throw conflict(current);
  }
  refuseHeldByOther(actor, current);
  const { decision } = given;
  const reason = reasonOf(given);
  const words = inWords(reason, given.locale);
  const change = await record.decide({ decision, words, item: await contentOf(tx, item) });
  return settle(tx, actor, words, {
    item,
    record,
    change,
    decided: { decision, ...reason },
    action: decision === 'approved' ? 'approve' : 'reject',
    why: words || undefined,
  });
}

/** Keeps a decision. What else waits of a room that it closes is rejected for the same reason. */
async function settle(tx: Db, actor: Actor, words: string, decided: Decided): Promise<AuditItem> {
  const item = await keepDecision(tx, actor, decided);
  if (decided.change?.after.status === 'closed') {
    await rejectWaiting(tx, actor, decided.record.id, { reason: words, reasonCode: null });
  }
  return item;
}

function refuseHeldByOther({ admin }: Actor, { claimedBy }: AuditItem): void {
  if (claimedBy && claimedBy.id !== admin.id) {
    throw ruleForbids(auditMessages.auditHeldByOther, { name: claimedBy.nickname });
  }
}

/** Reverses a decision, and its effect if the record still allows that. @throws `10409`, `10422` */
export async function correctAudit(tx: Db, actor: Actor, given: Correction): Promise<AuditItem> {
  const { item, record } = await lockWithRecord(tx, given.id, actor.now);
  requireVersion(await findAudit(tx, item.id, actor.now), given.version);
  if (item.state === 'pending') {
    throw ruleForbids(auditMessages.auditStillWaiting);
  }
  const { decision } = given;
  if (item.state === decision) {
    throw ruleForbids(decision === 'approved' ? auditMessages.alreadyApproved : auditMessages.alreadyRejected);
  }
  const reason = reasonOf(given);
  const words = inWords(reason, given.locale);
  const change = await record.decide({
    decision,
    words,
    corrects: { words: locales.map((locale) => inWords(item, locale)), outdated: await isOutdated(tx, item) },
    item: await contentOf(tx, item),
  });
  return settle(tx, actor, words, {
    item,
    record,
    change,
    decided: { decision, ...reason },
    action: 'correct',
    why: given.why,
  });
}
