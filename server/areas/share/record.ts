import { eq } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { room, share, shareClick, shareSignUp, user, wish } from '../../db/tables';
import { invalidField, notFound, ruleForbids } from '../../refusal';

/** A user shares something; a requestId that was sent before answers what it made then. @throws `10400`, `10422` */
export async function recordShare(tx: Db, body: Body<typeof paths.share.record>, now: string): Promise<{ id: string }> {
  await requireUser(tx, body.userId);
  await requireTarget(tx, body);
  const [made] = await tx
    .insert(share)
    .values({ ...body, sharedAt: now })
    .onConflictDoNothing({ target: share.requestId })
    .returning({ id: share.id });
  return made ?? sharedBefore(tx, body);
}

async function sharedBefore(tx: Db, { requestId, userId }: Body<typeof paths.share.record>) {
  const [row] = await tx.select().from(share).where(eq(share.requestId, requestId));
  if (row?.userId !== userId) {
    throw ruleForbids('requestIdOfAnotherShare');
  }
  return { id: row.id };
}

/** Someone opens what was shared. @throws `10404` */
export async function recordClick(tx: Db, body: Body<typeof paths.share.click>, now: string): Promise<null> {
  await requireShare(tx, body.shareId);
  await tx
    .insert(shareClick)
    .values({ ...body, at: now })
    .onConflictDoNothing({ target: shareClick.requestId });
  return null;
}

/** A new user came by a share; by which one is told once. @throws `10404`, `10422` */
export async function recordSignUp(tx: Db, body: Body<typeof paths.share.signUp>, now: string): Promise<null> {
  const { userId } = await requireShare(tx, body.shareId);
  if (userId === body.userId) {
    throw ruleForbids('ownShare');
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
  if (!row) {
    throw notFound();
  }
  return row;
}

async function requireUser(tx: Db, id: string): Promise<void> {
  if ((await tx.$count(user, eq(user.id, id))) === 0) {
    throw invalidField('userId', 'notFound');
  }
}

const tables = { room, wish };

async function requireTarget(tx: Db, { of, targetId }: Body<typeof paths.share.record>): Promise<void> {
  if (of === 'app') {
    if (targetId !== null) {
      throw invalidField('targetId', 'invalidValue');
    }
    return;
  }
  const table = tables[of];
  if (targetId === null || (await tx.$count(table, eq(table.id, targetId))) === 0) {
    throw invalidField('targetId', targetId === null ? 'required' : 'notFound');
  }
}
