import { eq, max } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { WishDetail } from '../../../contract/wish';
import { WISH_DAYS, WISH_TEXT_MAX } from '../../../contract/wish/enums';
import type { Db } from '../../db/connect';
import { lockWishNumbers } from '../../db/locks';
import { wish } from '../../db/tables';
import type { Actor } from '../../lib/operationLog';
import { DAY_MS, shift } from '../../lib/time';
import { ruleForbids } from '../../refusal';
import { submitAudit } from '../audit/submit';
import { lockBuyer, requireNotBanned } from '../order/buyer';
import { moveBalance } from '../user/balance';
import { countHits, screen } from '../word/screen';
import { logWish } from './log';
import { findWish } from './queries';
import type { WishRow } from './write';

type Made = Body<typeof paths.wish.make>;

/** The number before the first one. */
const NUMBERS_FROM = 600_000;

/** A user makes a wish: its stones go into the pool, its text to the audit. A requestId makes one; sent again it gets the same. */
export async function makeWish(tx: Db, actor: Actor, body: Made): Promise<WishDetail> {
  const { userId, stones } = body;
  const { now } = actor;
  await lockBuyer(tx, userId);
  const earlier = await madeBefore(tx, body);
  if (earlier) {
    return findWish(tx, earlier.id);
  }
  await requireNotBanned(tx, userId, now, 'bannedCannotWish');
  const { text, hits } = await screen(tx, body.text, WISH_TEXT_MAX);
  const made = await insertWish(tx, { ...body, text }, now);
  await moveBalance(tx, { userId, currency: 'stones', delta: -stones, kind: 'wish', wishId: made.id, now });
  await logWish(tx, actor, { action: 'makeWish', after: made });
  await submitAudit(tx, actor, { kind: 'wish', targetId: made.id });
  await countHits(tx, hits);
  return findWish(tx, made.id);
}

/** The wish this request made before. @throws `10422` if the request belongs to another wish */
async function madeBefore(tx: Db, { requestId, userId, stones }: Made): Promise<WishRow | undefined> {
  const [row] = await tx.select().from(wish).where(eq(wish.requestId, requestId));
  // An audit may have changed the text since, so that it doesn't tell.
  if (row && (row.userId !== userId || row.stones !== stones)) {
    throw ruleForbids('requestIdOfAnotherWish');
  }
  return row;
}

async function insertWish(tx: Db, { userId, text, stones, requestId }: Made, now: string): Promise<WishRow> {
  await lockWishNumbers(tx);
  const [last] = await tx.select({ number: max(wish.number) }).from(wish);
  const [row] = await tx
    .insert(wish)
    .values({
      ...{ userId, text, stones, requestId },
      number: (last?.number ?? NUMBERS_FROM) + 1,
      state: 'open',
      madeAt: now,
      expiresAt: shift(now, WISH_DAYS * DAY_MS),
    })
    .onConflictDoNothing({ target: wish.requestId })
    .returning();
  if (!row) {
    throw ruleForbids('requestIdOfAnotherWish');
  }
  return row;
}
