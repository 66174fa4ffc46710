import type { Body } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import type { auditCalls } from '../../../contract/audit/calls';
import { locales } from '../../../contract/enum';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { elapsed } from '../../lib/time';
import { conflict, ruleForbids } from '../../refusal';
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
  if (item.state !== 'pending' || item.version !== given.version) {
    throw conflict(await findAudit(tx, item.id, actor.now));
  }
  await refuseHeldByOther(tx, actor, item);
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
    await rejectWaiting(tx, actor, decided.record.id, words);
  }
  return item;
}

async function refuseHeldByOther(tx: Db, { admin, now }: Actor, item: Decided['item']): Promise<void> {
  const { id, claimedById, claimedUntil } = item;
  if (claimedById && claimedById !== admin.id && claimedUntil && elapsed(now, claimedUntil) > 0) {
    const { claimedBy } = await findAudit(tx, id, now);
    throw ruleForbids(auditMessages.auditHeldByOther, { name: claimedBy?.nickname ?? claimedById });
  }
}

/** Reverses a decision, and its effect if the record still allows that. @throws `10409`, `10422` */
export async function correctAudit(tx: Db, actor: Actor, given: Correction): Promise<AuditItem> {
  const { item, record } = await lockWithRecord(tx, given.id, actor.now);
  if (item.version !== given.version) {
    throw conflict(await findAudit(tx, item.id, actor.now));
  }
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
