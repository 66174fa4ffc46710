import type { Body } from '../../../contract';
import type { Label } from '../../../contract/enum';
import type { OrderDetail } from '../../../contract/order';
import type { orderCalls } from '../../../contract/order/calls';
import { mayStep, type OrderStatus, type OrderStep } from '../../../contract/order/enums';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { requireVersion, ruleForbids } from '../../refusal';
import { findOrder } from './detail';
import { lockOrder, type OrderRow, writeOrder } from './lock';
import { logOrder } from './log';
import { orderMessages } from './messages';

/** Refusals that do not depend on the status. */
const refusals: Record<Exclude<OrderStep, 'refund'>, Label> = {
  ship: orderMessages.onlyPaidShipped,
  changeParcel: orderMessages.onlyShippedChanged,
  complete: orderMessages.onlyShippedCompleted,
  close: orderMessages.onlyWaitingClosed,
};

const refusalOf = (step: OrderStep, status: OrderStatus): Label => {
  if (step === 'refund') {
    return status === 'refunded' ? orderMessages.alreadyRefunded : orderMessages.onlyPaidRefunded;
  }
  return refusals[step];
};

/** Locks the order for a step. @throws `10404`, or `10422` if its status does not allow the step */
export async function lockForStep(tx: Db, id: string, step: OrderStep): Promise<OrderRow> {
  const row = await lockOrder(tx, id);
  if (!mayStep(step, row.status)) {
    throw ruleForbids(refusalOf(step, row.status));
  }
  return row;
}

type Change = Partial<OrderRow>;

export async function takeStep(
  tx: Db,
  actor: Actor,
  { action, before, reason, ...change }: { action: OrderStep | 'remark'; before: OrderRow; reason?: string } & Change,
): Promise<OrderDetail> {
  const after = await writeOrder(tx, before.id, change, actor.now);
  await logOrder(tx, actor, { action, before, after, reason });
  return findOrder(tx, before.id);
}

export async function remarkOrder(
  tx: Db,
  actor: Actor,
  { id, version, remark }: Body<typeof orderCalls.remark>,
): Promise<OrderDetail> {
  const before = await lockOrder(tx, id);
  const current = await findOrder(tx, id);
  requireVersion(current, version);
  return remark === before.remark ? current : takeStep(tx, actor, { action: 'remark', before, remark });
}

export async function shipOrder(
  tx: Db,
  actor: Actor,
  { id, carrier, trackingNumber }: Body<typeof orderCalls.ship>,
): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'ship');
  const shipped = { status: 'shipped', shippedAt: actor.now } as const;
  return takeStep(tx, actor, { action: 'ship', before, carrier, trackingNumber, ...shipped });
}

/** Puts right what was mistyped. When it was shipped stays. */
export async function changeParcel(
  tx: Db,
  actor: Actor,
  { id, version, carrier, trackingNumber }: Body<typeof orderCalls.changeParcel>,
): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'changeParcel');
  const current = await findOrder(tx, id);
  requireVersion(current, version);
  const same = carrier === before.carrier && trackingNumber === before.trackingNumber;
  return same ? current : takeStep(tx, actor, { action: 'changeParcel', before, carrier, trackingNumber });
}

export async function completeOrder(tx: Db, actor: Actor, id: string): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'complete');
  return takeStep(tx, actor, { action: 'complete', before, status: 'completed', completedAt: actor.now });
}

export async function closeOrder(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof orderCalls.close>,
): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'close');
  const closed = { status: 'closed', closedAt: actor.now, closedReason: reason } as const;
  return takeStep(tx, actor, { action: 'close', before, reason, ...closed });
}

/** Returns the receiver's whole phone number and logs that it was shown. */
export async function revealReceiverPhone(tx: Db, actor: Actor, id: string): Promise<{ phone: string | null }> {
  const { number, receiverPhone } = await lockOrder(tx, id);
  await logOperation(tx, actor, { action: 'revealPhone', target: { type: 'order', id, name: String(number) } });
  return { phone: receiverPhone };
}
