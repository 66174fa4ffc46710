import { and, eq, ne, sum } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import type { orderCalls } from '../../../contract/order/calls';
import type { Db } from '../../db/database';
import { lockPayment } from '../../db/locks';
import { onlyRow } from '../../db/rows';
import type { Actor } from '../../lib/operationLog';
import { ruleForbids } from '../../refusal';
import { moveBalance } from '../user';
import { findOrder } from './detail';
import { lockOrder, type OrderRow, writeOrder } from './lock';
import { logOrder } from './log';
import { orderMessages } from './messages';
import { order, orderItem } from './table';

/**
 * Records the payment of an order and gives its user the stones. A repeated report of the same payment changes nothing.
 */
export async function payOrder(
  tx: Db,
  actor: Actor,
  { id, channelNumber }: Body<typeof orderCalls.pay>,
): Promise<OrderDetail> {
  const before = await lockOrder(tx, id);
  if (before.channelNumber === channelNumber) {
    return findOrder(tx, id);
  }
  if (before.status !== 'waiting') {
    throw ruleForbids(before.status === 'closed' ? orderMessages.orderWasClosed : orderMessages.alreadyPaid);
  }
  await requireOwnPayment(tx, before, channelNumber);
  await moveBalance(tx, {
    userId: before.userId,
    currency: 'stones',
    delta: await stonesOf(tx, id),
    kind: 'recharge',
    orderId: id,
    now: actor.now,
  });
  const paid = before.amount - before.discount;
  const now = { paidAt: actor.now, completedAt: actor.now };
  const after = await writeOrder(tx, id, { status: 'completed', paid, channelNumber, ...now }, actor.now);
  await logOrder(tx, actor, { action: 'pay', before, after });
  return findOrder(tx, id);
}

/** @throws `10422` if the payment belongs to another order; locks it, so that two orders can't use it at once */
async function requireOwnPayment(tx: Db, { id, channel }: OrderRow, channelNumber: string): Promise<void> {
  await lockPayment(tx, `${channel} ${channelNumber}`);
  const [other] = await tx
    .select({ number: order.number })
    .from(order)
    .where(and(eq(order.channel, channel), eq(order.channelNumber, channelNumber), ne(order.id, id)));
  if (other) {
    throw ruleForbids(orderMessages.paymentOfAnother, { number: other.number });
  }
}

/** The stones of an order, including the bonus. */
export async function stonesOf(tx: Db, id: string): Promise<number> {
  const rows = await tx
    .select({ stones: sum(orderItem.stones).mapWith(Number), bonus: sum(orderItem.bonus).mapWith(Number) })
    .from(orderItem)
    .where(eq(orderItem.orderId, id));
  const all = onlyRow(rows);
  return (all.stones ?? 0) + (all.bonus ?? 0);
}
