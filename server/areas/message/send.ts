import type { Body } from '../../../contract';
import type { MessageDetail } from '../../../contract/message';
import type { messageCalls } from '../../../contract/message/calls';
import type { Db } from '../../db/database';
import { cancelJob, openJob } from '../../delivery/job';
import type { Actor } from '../../lib/operationLog';
import { requireVersion, ruleForbids } from '../../refusal';
import { requireRecipients } from '../audience';
import { logMessage } from './log';
import { messageMessages } from './messages';
import { lockMessage } from './queries';
import { lockMessageDraft, writeMessage } from './save';

export async function sendMessage(
  tx: Db,
  actor: Actor,
  { id, version }: Body<typeof messageCalls.send>,
): Promise<MessageDetail> {
  const { now, admin } = actor;
  const before = await lockMessageDraft(tx, id);
  requireVersion(before, version);
  const recipients = await requireRecipients(tx, before.audience, now);
  await openJob(tx, { kind: 'message', targetId: id, dueAt: now, expiresAt: null });
  const after = await writeMessage(tx, id, { status: 'sending', sentAt: now, sysUserId: admin.id, updatedAt: now });
  await logMessage(tx, actor, { action: 'send', before, after, result: { recipients } });
  return after;
}

/** Withdraws a message; users who have not received it yet never will. */
export async function withdrawMessage(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof messageCalls.withdraw>,
): Promise<MessageDetail> {
  const { now } = actor;
  const progress = await cancelJob(tx, id, now);
  const before = await lockMessage(tx, id);
  if (!progress || before.status === 'withdrawn') {
    throw ruleForbids(progress ? messageMessages.messageWithdrawn : messageMessages.messageNotSent);
  }
  const { sent, skipped, opened } = progress;
  const change = { status: 'withdrawn', withdrawnAt: now, withdrawnReason: reason, updatedAt: now } as const;
  const after = await writeMessage(tx, id, change);
  await logMessage(tx, actor, { action: 'recall', before, after, result: { sent, skipped, opened }, reason });
  return after;
}
