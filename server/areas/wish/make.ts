import { eq, max } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { WishDetail } from '../../../contract/wish';
import type { wishCalls } from '../../../contract/wish/calls';
import { WISH_DAYS, WISH_TEXT_MAX } from '../../../contract/wish/enums';
import type { Db } from '../../db/database';
import { lockWishNumbers } from '../../db/locks';
import type { Actor } from '../../lib/operationLog';
import { DAY_MS, shift } from '../../lib/time';
import { ruleForbids } from '../../refusal';
import type { Deps } from '../area';
import { lockNamedUser, moveBalance, requireNotBanned } from '../user';
import { countHits, screen } from '../word';
import { logWish } from './log';
import { wishMessages } from './messages';
import { findWish } from './queries';
import { wish } from './table';
import type { WishRow } from './write';

type Made = Body<typeof wishCalls.make>;

/** One less than the first number. */
const NUMBERS_FROM = 600_000;

/**
 * Makes a wish: its stones go into the pool, its text to the audit. A requestId makes one wish; a repeated one gets the
 * same.
 */
export async function makeWish(
  tx: Db,
  actor: Actor,
  body: Made,
  submitAudit: Deps['submitAudit'],
): Promise<WishDetail> {
  const { userId, stones } = body;
  const { now } = actor;
  await lockNamedUser(tx, userId);
  const earlier = await madeBefore(tx, body);
  if (earlier) {
    return findWish(tx, earlier.id);
  }
  await requireNotBanned(tx, userId, now, wishMessages.bannedCannotWish);
  const { text, hits } = await screen(tx, body.text, WISH_TEXT_MAX);
  const made = await insertWish(tx, { ...body, text }, now);
  await moveBalance(tx, { userId, currency: 'stones', delta: -stones, kind: 'wish', wishId: made.id, now });
  await logWish(tx, actor, { action: 'makeWish', after: made });
  await submitAudit(tx, actor, { kind: 'wish', targetId: made.id });
  await countHits(tx, hits);
  return findWish(tx, made.id);
}

/** The wish that this request made before. @throws `10422` if the requestId was used for another wish */
async function madeBefore(tx: Db, { requestId, userId, stones }: Made): Promise<WishRow | undefined> {
  const [row] = await tx.select().from(wish).where(eq(wish.requestId, requestId));
  // The text is not compared, because an audit may have changed it.
  if (row && (row.userId !== userId || row.stones !== stones)) {
    throw ruleForbids(wishMessages.requestIdOfAnotherWish);
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
    throw ruleForbids(wishMessages.requestIdOfAnotherWish);
  }
  return row;
}
