import { and, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Label } from '../../../contract/enum';
import type { WishDetail } from '../../../contract/wish';
import type { wishCalls } from '../../../contract/wish/calls';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, orNotFound, ruleForbids } from '../../refusal';
import type { Deps } from '../area';
import { auditItem } from '../audit/table';
import { advanceSold } from '../shelf';
import { gift } from '../shelf/table';
import { giveStonesBack, holdWishRow } from './clock';
import { logWish } from './log';
import { wishMessages } from './messages';
import { findWish } from './queries';
import { type WishRow, writeWish } from './write';

type Gift = typeof gift.$inferSelect;

/**
 * Locks an open wish until the transaction ends. Whoever needs more locks takes them in this order, to avoid deadlocks:
 * the wish, what waits of it in the audit, its user, the gift.
 * @throws `10404`, or `10422` with `refusal` when it isn't open
 */
async function lockOpen(tx: Db, id: string, now: string, refusal: Label): Promise<WishRow> {
  const row = orNotFound(await holdWishRow(tx, id, now));
  if (row.state !== 'open') {
    throw ruleForbids(refusal);
  }
  return row;
}

/** Fulfils an open wish with one piece of a gift. No stones go back, because they were spent on it. */
export async function fulfilWish(
  tx: Db,
  actor: Actor,
  { id, giftId }: Body<typeof wishCalls.fulfil>,
): Promise<WishDetail> {
  const before = await lockOpen(tx, id, actor.now, wishMessages.onlyOpenFulfilled);
  await requireAudited(tx, id);
  await advanceSold(tx, [giftId], actor.now);
  const { name, icon, priceStones } = await takeGift(tx, giftId);
  const after = await writeWish(tx, id, {
    ...{ state: 'fulfilled', fulfilledAt: actor.now },
    ...{ giftId, giftName: name, giftIcon: icon, giftStones: priceStones },
  });
  await logWish(tx, actor, { action: 'fulfil', before, after });
  return findWish(tx, id);
}

/** What a rejection could no longer take off stays open until it is decided. @throws `10422` */
async function requireAudited(tx: Db, id: string): Promise<void> {
  if (await tx.$count(auditItem, and(eq(auditItem.targetId, id), eq(auditItem.state, 'pending')))) {
    throw ruleForbids(wishMessages.wishInAudit);
  }
}

/** Takes one piece of a gift from stock, on sale or not. This does not change the gift's version. */
async function takeGift(tx: Db, id: string): Promise<Gift> {
  const [row] = await tx.select().from(gift).where(eq(gift.id, id)).for('no key update');
  if (!row) {
    throw invalidField('giftId', messages.noSuchRecord);
  }
  const { name, kind, priceStones, stock } = row;
  if (kind === 'shipped') {
    throw ruleForbids(wishMessages.parcelNotForWish, { name });
  }
  if (priceStones === null) {
    throw ruleForbids(wishMessages.giftWithoutStones, { name });
  }
  if (stock < 1) {
    throw ruleForbids(messages.notEnoughStock, { name, stock });
  }
  await tx
    .update(gift)
    .set({ stock: sql`${gift.stock} - 1` })
    .where(eq(gift.id, id));
  return row;
}

/** Removes an open wish. What waits of it in the audit is rejected for the same reason, a violation if its stones are kept. */
export async function removeWish(
  tx: Db,
  actor: Actor,
  { id, reason, stones }: Body<typeof wishCalls.remove>,
  rejectWaiting: Deps['rejectWaiting'],
): Promise<WishDetail> {
  const before = await lockOpen(tx, id, actor.now, wishMessages.onlyOpenRemoved);
  const { now, admin } = actor;
  const refunded = stones === 'refund' ? before.stones : 0;
  const after = await writeWish(tx, id, { state: 'removed', removedReason: reason, refunded, endedAt: now });
  await logWish(tx, actor, { action: 'remove', before, after, reason });
  await rejectWaiting(tx, actor, id, { reason, reasonCode: stones === 'keep' ? 'other' : null });
  if (refunded > 0) {
    const { userId } = before;
    await giveStonesBack(tx, { id, userId, stones: refunded, sysUserId: admin.id, reason, now });
  }
  return findWish(tx, id);
}
