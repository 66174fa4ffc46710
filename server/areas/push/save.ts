import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { PushDetail } from '../../../contract/push';
import type { Db } from '../../db/connect';
import { push } from '../../db/tables';
import type { Actor } from '../../lib/operationLog';
import { toMillisecond } from '../../lib/time';
import { conflict, InvalidFields, invalidField, ruleForbids } from '../../refusal';
import { audienceOf, numbersProblem } from '../audience/written';
import type { UploadStore } from '../upload/store';
import { opensProblem, orderProblem } from './check';
import { imageProblem } from './image';
import { logPush } from './log';
import { findPush, lockPush } from './queries';

type Form = Body<typeof paths.push.saveOrUpdate>;

interface Writing {
  tx: Db;
  actor: Actor;
  uploads: UploadStore;
}

/** The columns of what an operator wrote. What a tap doesn't open is dropped. @throws `10400` */
async function columnsOf({ tx, actor, uploads }: Writing, form: Form) {
  const { title, body, image, opens, roomId, url, audience } = form;
  const times = {
    scheduledAt: form.scheduledAt && toMillisecond(form.scheduledAt),
    expiresAt: form.expiresAt && toMillisecond(form.expiresAt),
  };
  const problems = [
    await imageProblem(uploads, image),
    await opensProblem(tx, form),
    await numbersProblem(tx, audience, actor.now),
    orderProblem(times),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new InvalidFields(problems);
  }
  return {
    ...{ title, body, image, opens, roomId: opens === 'room' ? roomId : null, url: opens === 'url' ? url : null },
    ...{ ...times, audience: audienceOf(audience), sysUserId: actor.admin.id, updatedAt: actor.now },
  };
}

/** A new one is a draft. */
export async function createPush(writing: Writing, form: Form): Promise<PushDetail> {
  const { tx, actor } = writing;
  const [row] = await tx
    .insert(push)
    .values({ ...(await columnsOf(writing, form)), status: 'draft', createdAt: actor.now })
    .returning({ id: push.id });
  if (!row) {
    throw new Error('the push was not kept');
  }
  const created = await findPush(tx, row.id);
  await logPush(tx, actor, { action: 'create', after: created });
  return created;
}

export async function updatePush(writing: Writing, id: string, form: Form): Promise<PushDetail> {
  if (form.version === undefined) {
    throw invalidField('version', 'required');
  }
  const { tx, actor } = writing;
  const before = await lockDraft(tx, id);
  if (form.version !== before.version) {
    throw conflict(before);
  }
  const after = await writePush(tx, id, await columnsOf(writing, form));
  await logPush(tx, actor, { action: 'update', before, after });
  return after;
}

export async function removePush(tx: Db, actor: Actor, id: string): Promise<void> {
  const before = await lockDraft(tx, id);
  await tx.delete(push).where(eq(push.id, id));
  await logPush(tx, actor, { action: 'remove', before });
}

/** A draft, held until the transaction ends. @throws `10404`, or `10422` once it was sent or scheduled */
export async function lockDraft(tx: Db, id: string): Promise<PushDetail> {
  const before = await lockPush(tx, id);
  if (before.status !== 'draft') {
    throw ruleForbids('pushNoDraft');
  }
  return before;
}

/** Writes a change to a push that is held, and counts its version up. */
export async function writePush(tx: Db, id: string, change: Partial<typeof push.$inferInsert>): Promise<PushDetail> {
  await tx
    .update(push)
    .set({ ...change, version: sql`${push.version} + 1` })
    .where(eq(push.id, id));
  return findPush(tx, id);
}
