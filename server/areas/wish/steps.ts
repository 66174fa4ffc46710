import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { WishDetail } from '../../../contract/wish';
import type { Db } from '../../db/connect';
import { gift } from '../../db/tables';
import type { Actor } from '../../lib/operationLog';
import type { MessageKey } from '../../messages';
import { invalidField, notFound, ruleForbids } from '../../refusal';
import { giveStonesBack, holdWishRow } from './clock';
import { logWish } from './log';
import { findWish } from './queries';
import { type WishRow, writeWish } from './write';

type Gift = typeof gift.$inferSelect;

/**
 * Holds an open wish until the transaction ends. Whoever holds more than that takes, in this order, the wish, its user
 * and the gift, so that no two wait for each other.
 * @throws `10404`, or `10422` with `refusal` when it isn't open (any more)
 */
async function lockOpen(tx: Db, id: string, now: string, refusal: MessageKey): Promise<WishRow> {
  const row = await holdWishRow(tx, id, now);
  if (!row) {
    throw notFound();
  }
  if (row.state !== 'open') {
    throw ruleForbids(refusal);
  }
  return row;
}

/** An open wish is granted with one piece of a gift. Nothing goes back: its stones were spent on it. */
export async function fulfilWish(
  tx: Db,
  actor: Actor,
  { id, giftId }: Body<typeof paths.wish.fulfil>,
): Promise<WishDetail> {
  const before = await lockOpen(tx, id, actor.now, 'onlyOpenFulfilled');
  const { name, icon, priceStones } = await takeGift(tx, giftId);
  const after = await writeWish(tx, id, {
    ...{ state: 'fulfilled', fulfilledAt: actor.now },
    ...{ giftId, giftName: name, giftIcon: icon, giftStones: priceStones },
  });
  await logWish(tx, actor, { action: 'fulfil', before, after });
  return findWish(tx, id);
}

/** One piece less of a gift that wishes can be granted with, on sale or not. What is given is no edit: its version stays. */
async function takeGift(tx: Db, id: string): Promise<Gift> {
  const [row] = await tx.select().from(gift).where(eq(gift.id, id)).for('update');
  if (!row) {
    throw invalidField('giftId', 'noSuchRecord');
  }
  const { name, kind, priceStones, stock } = row;
  if (kind === 'shipped') {
    throw ruleForbids('parcelNotForWish', { name });
  }
  if (priceStones === null) {
    throw ruleForbids('giftWithoutStones', { name });
  }
  if (stock < 1) {
    throw ruleForbids('notEnoughStock', { name, stock });
  }
  await tx
    .update(gift)
    .set({ stock: sql`${gift.stock} - 1` })
    .where(eq(gift.id, id));
  return row;
}

/** An open wish is taken out of the pool. */
export async function removeWish(
  tx: Db,
  actor: Actor,
  { id, reason, stones }: Body<typeof paths.wish.remove>,
): Promise<WishDetail> {
  const before = await lockOpen(tx, id, actor.now, 'onlyOpenRemoved');
  const { now, admin } = actor;
  const refunded = stones === 'refund' ? before.stones : 0;
  if (refunded > 0) {
    const { userId } = before;
    await giveStonesBack(tx, { id, userId, stones: refunded, sysUserId: admin.id, reason, now });
  }
  const after = await writeWish(tx, id, { state: 'removed', removedReason: reason, refunded, endedAt: now });
  await logWish(tx, actor, { action: 'remove', before, after, reason });
  return findWish(tx, id);
}
