import type { Body } from '../../../contract';
import type { PushDetail } from '../../../contract/push';
import type { pushCalls } from '../../../contract/push/calls';
import type { Db } from '../../db/database';
import { cancelJob, openJob } from '../../delivery/job';
import type { Actor } from '../../lib/operationLog';
import { isBefore } from '../../lib/time';
import { InvalidFields, requireVersion, ruleForbids } from '../../refusal';
import { requireRecipients } from '../audience';
import { opensProblem, timeProblems } from './check';
import { logPush } from './log';
import { pushMessages } from './messages';
import { lockPush } from './queries';
import { lockPushDraft, writePush } from './save';

/** Sends a draft now, or schedules it. */
export async function sendPush(
  tx: Db,
  actor: Actor,
  { id, version }: Body<typeof pushCalls.send>,
): Promise<PushDetail> {
  const { now, admin } = actor;
  const before = await lockPushDraft(tx, id);
  requireVersion(before, version);
  await requireSendable(tx, before, now);
  const recipients = await requireRecipients(tx, before.audience, now);
  const { scheduledAt, expiresAt } = before;
  const isAhead = scheduledAt !== null && isBefore(now, scheduledAt);
  await openJob(tx, { kind: 'push', targetId: id, dueAt: isAhead ? scheduledAt : now, expiresAt });
  const status = isAhead ? 'scheduled' : 'sending';
  const after = await writePush(tx, id, { status, sysUserId: admin.id, updatedAt: now });
  await logPush(tx, actor, { action: isAhead ? 'schedule' : 'send', before, after, result: { recipients } });
  return after;
}

/**
 * Checks everything again, because it may have become invalid since it was written. @throws `10400` with every wrong
 * field
 */
async function requireSendable(tx: Db, push: PushDetail, now: string): Promise<void> {
  const opens = await opensProblem(tx, { ...push, roomId: push.room?.id });
  const problems = [...(opens ? [opens] : []), ...timeProblems(push, now)];
  if (problems.length > 0) {
    throw new InvalidFields(problems);
  }
}

/** Stops a push that is scheduled or being sent; users who received it keep it. */
export async function cancelPush(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof pushCalls.cancel>,
): Promise<PushDetail> {
  const { now } = actor;
  const progress = await cancelJob(tx, id, now);
  const before = await lockPush(tx, id);
  if (!progress || (before.status !== 'scheduled' && before.status !== 'sending')) {
    throw ruleForbids(pushMessages.pushNotRunning);
  }
  const { sent, failed, skipped } = progress;
  const after = await writePush(tx, id, { status: 'cancelled', cancelledReason: reason, updatedAt: now });
  await logPush(tx, actor, { action: 'cancel', before, after, result: { sent, failed, skipped }, reason });
  return after;
}
