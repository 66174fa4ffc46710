import { and, asc, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import type { orderCalls } from '../../../contract/order/calls';
import { returnsStock, stonesTakenBack } from '../../../contract/order/enums';
import type { Db } from '../../db/database';
import { written } from '../../lib/money';
import type { Actor } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { gift } from '../shelf/table';
import { lockUser, moveBalance } from '../user';
import type { OrderRow } from './lock';
import { orderMessages } from './messages';
import { stonesOf } from './pay';
import { lockForStep, takeStep } from './steps';
import { orderItem } from './table';

type Refund = Body<typeof orderCalls.refund>;

/**
 * Refunds a paid order, once, completely or in part. Takes back bought stones in proportion, or returns what was spent
 * on a gift. A refunded order is not shipped, so the gifts of a parcel that waits are back in stock.
 */
export async function refundOrder(tx: Db, actor: Actor, { id, amount, reason }: Refund): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'refund');
  const { paid, currency, kind, status, hasParcel } = before;
  if (amount > paid) {
    throw invalidField('amount', orderMessages.moreThanPaid, { amount: written(paid, currency) });
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
    throw ruleForbids(orderMessages.stonesAlreadySpent, { needed, stones, missing: needed - stones });
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

/** Does nothing for a part that is worth less than one stone. */
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
