import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { MessageDetail } from '../../../contract/message';
import type { messageCalls } from '../../../contract/message/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import type { Actor } from '../../lib/operationLog';
import { InvalidFields, invalidField, requireVersion, ruleForbids } from '../../refusal';
import { audienceOf, numbersProblem } from '../audience';
import { logMessage } from './log';
import { messageMessages } from './messages';
import { findMessage, lockMessage } from './queries';
import { message } from './table';

type Form = Body<typeof messageCalls.saveOrUpdate>;

/** @throws `10400` */
async function columnsOf(tx: Db, { title, body, type, audience }: Form, { now, admin }: Actor) {
  const problem = await numbersProblem(tx, audience, now);
  if (problem) {
    throw new InvalidFields([problem]);
  }
  if (type === 'personal' && audience.kind !== 'list') {
    throw invalidField('audience.kind', messageMessages.personalToList);
  }
  return { title, body, type, audience: audienceOf(audience), sysUserId: admin.id, updatedAt: now };
}

export async function createMessage(tx: Db, actor: Actor, form: Form): Promise<MessageDetail> {
  const row = onlyRow(
    await tx
      .insert(message)
      .values({ ...(await columnsOf(tx, form, actor)), status: 'draft', createdAt: actor.now })
      .returning({ id: message.id }),
  );
  const created = await findMessage(tx, row.id);
  await logMessage(tx, actor, { action: 'create', after: created });
  return created;
}

export async function updateMessage(tx: Db, actor: Actor, id: string, form: Form): Promise<MessageDetail> {
  const before = await lockMessageDraft(tx, id);
  requireVersion(before, form.version);
  const after = await writeMessage(tx, id, await columnsOf(tx, form, actor));
  await logMessage(tx, actor, { action: 'update', before, after });
  return after;
}

export async function removeMessage(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof messageCalls.remove>,
): Promise<null> {
  const before = await lockMessageDraft(tx, id);
  await tx.delete(message).where(eq(message.id, id));
  await logMessage(tx, actor, { action: 'remove', before, reason });
  return null;
}

/** Locks a draft. @throws `10404`, or `10422` once it was sent */
export async function lockMessageDraft(tx: Db, id: string): Promise<MessageDetail> {
  const before = await lockMessage(tx, id);
  if (before.status !== 'draft') {
    throw ruleForbids(messageMessages.messageWasSent);
  }
  return before;
}

export async function writeMessage(
  tx: Db,
  id: string,
  change: Partial<typeof message.$inferInsert>,
): Promise<MessageDetail> {
  await tx
    .update(message)
    .set({ ...change, version: sql`${message.version} + 1` })
    .where(eq(message.id, id));
  return findMessage(tx, id);
}
