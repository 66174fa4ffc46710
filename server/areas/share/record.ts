import { eq } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { shareCalls } from '../../../contract/share/calls';
import type { Db } from '../../db/database';
import { messages } from '../../messages';
import { invalidField, orNotFound, ruleForbids } from '../../refusal';
import { room } from '../room/table';
import { user } from '../user/table';
import { wish } from '../wish/table';
import { shareMessages } from './messages';
import { share, shareClick, shareSignUp } from './table';

/** Records that a user shared something. A repeated requestId gets the first answer. @throws `10400`, `10422` */
export async function recordShare(tx: Db, body: Body<typeof shareCalls.record>, now: string): Promise<{ id: string }> {
  await requireUser(tx, body.userId);
  await requireTarget(tx, body);
  const [made] = await tx
    .insert(share)
    .values({ ...body, sharedAt: now })
    .onConflictDoNothing({ target: share.requestId })
    .returning({ id: share.id });
  return made ?? sharedBefore(tx, body);
}

async function sharedBefore(tx: Db, { requestId, userId }: Body<typeof shareCalls.record>) {
  const [row] = await tx.select().from(share).where(eq(share.requestId, requestId));
  if (row?.userId !== userId) {
    throw ruleForbids(shareMessages.requestIdOfAnotherShare);
  }
  return { id: row.id };
}

/** Records a click on a share. @throws `10404` */
export async function recordClick(tx: Db, body: Body<typeof shareCalls.click>, now: string): Promise<null> {
  await requireShare(tx, body.shareId);
  await tx
    .insert(shareClick)
    .values({ ...body, at: now })
    .onConflictDoNothing({ target: shareClick.requestId });
  return null;
}

/** Records that a new user came through a share, once per user. @throws `10404`, `10422` */
export async function recordSignUp(tx: Db, body: Body<typeof shareCalls.signUp>, now: string): Promise<null> {
  const { userId } = await requireShare(tx, body.shareId);
  if (userId === body.userId) {
    throw ruleForbids(shareMessages.ownShare);
  }
  await requireUser(tx, body.userId);
  await tx
    .insert(shareSignUp)
    .values({ ...body, at: now })
    .onConflictDoNothing({ target: shareSignUp.userId });
  return null;
}

async function requireShare(tx: Db, id: string) {
  const [row] = await tx.select({ userId: share.userId }).from(share).where(eq(share.id, id));
  return orNotFound(row);
}

async function requireUser(tx: Db, id: string): Promise<void> {
  if ((await tx.$count(user, eq(user.id, id))) === 0) {
    throw invalidField('userId', messages.notFound);
  }
}

const tables = { room, wish };

async function requireTarget(tx: Db, { of, targetId }: Body<typeof shareCalls.record>): Promise<void> {
  if (of === 'app') {
    if (targetId !== null) {
      throw invalidField('targetId', messages.invalidValue);
    }
    return;
  }
  const table = tables[of];
  if (targetId === null || (await tx.$count(table, eq(table.id, targetId))) === 0) {
    throw invalidField('targetId', targetId === null ? messages.required : messages.notFound);
  }
}
