import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { PushDetail } from '../../../contract/push';
import type { pushCalls } from '../../../contract/push/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import type { Actor } from '../../lib/operationLog';
import { toMillisecond } from '../../lib/time';
import type { UploadStore } from '../../lib/uploadStore';
import { InvalidFields, requireVersion, ruleForbids } from '../../refusal';
import { audienceOf, numbersProblem } from '../audience';
import { opensProblem, orderProblem } from './check';
import { imageProblem } from './image';
import { logPush } from './log';
import { pushMessages } from './messages';
import { findPush, lockPush } from './queries';
import { push } from './table';

type Form = Body<typeof pushCalls.saveOrUpdate>;

interface Writing {
  tx: Db;
  actor: Actor;
  uploads: UploadStore;
}

/** Drops the fields of the kinds of link that are not chosen. @throws `10400` */
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

export async function createPush(writing: Writing, form: Form): Promise<PushDetail> {
  const { tx, actor } = writing;
  const row = onlyRow(
    await tx
      .insert(push)
      .values({ ...(await columnsOf(writing, form)), status: 'draft', createdAt: actor.now })
      .returning({ id: push.id }),
  );
  const created = await findPush(tx, row.id);
  await logPush(tx, actor, { action: 'create', after: created });
  return created;
}

export async function updatePush(writing: Writing, id: string, form: Form): Promise<PushDetail> {
  const { tx, actor } = writing;
  const before = await lockPushDraft(tx, id);
  requireVersion(before, form.version);
  const after = await writePush(tx, id, await columnsOf(writing, form));
  await logPush(tx, actor, { action: 'update', before, after });
  return after;
}

export async function removePush(tx: Db, actor: Actor, { id, reason }: Body<typeof pushCalls.remove>): Promise<null> {
  const before = await lockPushDraft(tx, id);
  await tx.delete(push).where(eq(push.id, id));
  await logPush(tx, actor, { action: 'remove', before, reason });
  return null;
}

/** Locks a draft. @throws `10404`, or `10422` once it was sent or scheduled */
export async function lockPushDraft(tx: Db, id: string): Promise<PushDetail> {
  const before = await lockPush(tx, id);
  if (before.status !== 'draft') {
    throw ruleForbids(pushMessages.pushNoDraft);
  }
  return before;
}

export async function writePush(tx: Db, id: string, change: Partial<typeof push.$inferInsert>): Promise<PushDetail> {
  await tx
    .update(push)
    .set({ ...change, version: sql`${push.version} + 1` })
    .where(eq(push.id, id));
  return findPush(tx, id);
}
