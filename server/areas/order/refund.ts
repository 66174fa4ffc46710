import { and, asc, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import { returnsStock, stonesTakenBack } from '../../../contract/order/enums';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { gift, orderItem } from '../../db/tables';
import { written } from '../../lib/money';
import type { Actor } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { moveBalance } from '../user/balance';
import { lockUser } from '../user/queries';
import type { OrderRow } from './lock';
import { stonesOf } from './pay';
import { lockForStep, takeStep } from './steps';

type Refund = Body<typeof paths.order.refund>;

/**
 * Refunds a paid order, once, all of it or a part. The stones that money bought go back in proportion, what was spent
 * on a gift is the user's again, and the gifts are in stock again where all was refunded and no parcel has left.
 */
export async function refundOrder(tx: Db, actor: Actor, { id, amount, reason }: Refund): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'refund');
  const { paid, currency, kind, status, hasParcel } = before;
  if (amount > paid) {
    throw invalidField('amount', 'moreThanPaid', { amount: written(paid, currency) });
  }
  await (kind === 'recharge' ? takeStonesBack : giveBack)(tx, actor, before, { id, amount, reason });
  if (kind === 'exchange' && returnsStock(status, amount === paid, hasParcel)) {
    await putBackInStock(tx, id);
  }
  return takeStep(tx, actor, {
    ...{ action: 'refund', before, reason },
    ...{ status: 'refunded', refunded: amount, refundedAt: actor.now, refundReason: reason },
  });
}

async function takeStonesBack(tx: Db, actor: Actor, { userId, paid }: OrderRow, { id, amount, reason }: Refund) {
  const needed = stonesTakenBack(await stonesOf(tx, id), amount, paid);
  const { stones } = await lockUser(tx, userId);
  if (stones < needed) {
    throw ruleForbids('stonesAlreadySpent', { needed, stones, missing: needed - stones });
  }
  await move(tx, actor, { userId, currency: 'stones', delta: -needed, orderId: id, reason });
}

async function giveBack(tx: Db, actor: Actor, { userId, currency }: OrderRow, { id, amount, reason }: Refund) {
  if (currency !== 'stones' && currency !== 'points') {
    throw new Error(`exchange ${id} was paid in ${currency}`);
  }
  await move(tx, actor, { userId, currency, delta: amount, orderId: id, reason });
}

type Back = Pick<Parameters<typeof moveBalance>[1], 'userId' | 'currency' | 'delta' | 'orderId' | 'reason'>;

/** A part so small that it is worth no whole stone moves nothing. */
async function move(tx: Db, { admin, now }: Actor, back: Back): Promise<void> {
  if (back.delta !== 0) {
    await moveBalance(tx, { ...back, kind: 'refund', sysUserId: admin.id, now });
  }
}

async function putBackInStock(tx: Db, orderId: string): Promise<void> {
  const lines = await tx
    .select({ id: orderItem.itemId, count: orderItem.count })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.type, 'gift')))
    .orderBy(asc(orderItem.itemId));
  for (const { id, count } of lines) {
    await tx
      .update(gift)
      .set({ stock: sql`${gift.stock} + ${count}` })
      .where(eq(gift.id, id));
  }
}
