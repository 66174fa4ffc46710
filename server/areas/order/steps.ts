import type { Body } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import { mayStep, type OrderStatus, type OrderStep } from '../../../contract/order/enums';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { MessageKey } from '../../messages';
import { conflict, ruleForbids } from '../../refusal';
import { findOrder } from './detail';
import { lockOrder, type OrderRow, writeOrder } from './lock';
import { logOrder } from './log';

/** Why a step is refused, where it does not depend on the status. */
const refusals: Record<Exclude<OrderStep, 'refund'>, MessageKey> = {
  ship: 'onlyPaidShipped',
  complete: 'onlyShippedCompleted',
  close: 'onlyWaitingClosed',
};

const refusalOf = (step: OrderStep, status: OrderStatus): MessageKey => {
  if (step === 'refund') {
    return status === 'refunded' ? 'alreadyRefunded' : 'onlyPaidRefunded';
  }
  return refusals[step];
};

/** The order, held, if it may take a step. @throws `10404`, or `10422` where its status does not allow the step */
export async function lockForStep(tx: Db, id: string, step: OrderStep): Promise<OrderRow> {
  const row = await lockOrder(tx, id);
  if (!mayStep(step, row.status)) {
    throw ruleForbids(refusalOf(step, row.status));
  }
  return row;
}

type Change = Partial<OrderRow>;

/** Writes a step and logs it. */
export async function takeStep(
  tx: Db,
  actor: Actor,
  { action, before, reason, ...change }: { action: OrderStep | 'remark'; before: OrderRow; reason?: string } & Change,
): Promise<OrderDetail> {
  const after = await writeOrder(tx, before.id, change, actor.now);
  await logOrder(tx, actor, { action, before, after, reason });
  return findOrder(tx, before.id);
}

/** The one thing about an order that is written rather than done, and so the one that can conflict. */
export async function remarkOrder(
  tx: Db,
  actor: Actor,
  { id, version, remark }: Body<typeof paths.order.remark>,
): Promise<OrderDetail> {
  const before = await lockOrder(tx, id);
  if (version !== before.version) {
    throw conflict(await findOrder(tx, id));
  }
  return remark === before.remark ? findOrder(tx, id) : takeStep(tx, actor, { action: 'remark', before, remark });
}

export async function shipOrder(
  tx: Db,
  actor: Actor,
  { id, carrier, trackingNumber }: Body<typeof paths.order.ship>,
): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'ship');
  const shipped = { status: 'shipped', shippedAt: actor.now } as const;
  return takeStep(tx, actor, { action: 'ship', before, carrier, trackingNumber, ...shipped });
}

export async function completeOrder(tx: Db, actor: Actor, id: string): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'complete');
  return takeStep(tx, actor, { action: 'complete', before, status: 'completed', completedAt: actor.now });
}

export async function closeOrder(
  tx: Db,
  actor: Actor,
  { id, reason }: Body<typeof paths.order.close>,
): Promise<OrderDetail> {
  const before = await lockForStep(tx, id, 'close');
  const closed = { status: 'closed', closedAt: actor.now, closedReason: reason } as const;
  return takeStep(tx, actor, { action: 'close', before, reason, ...closed });
}

/** The receiver's whole phone number; the look is logged. */
export async function revealReceiverPhone(tx: Db, actor: Actor, id: string): Promise<{ phone: string | null }> {
  const { number, receiverPhone } = await lockOrder(tx, id);
  await logOperation(tx, actor, { action: 'revealPhone', target: { type: 'order', id, name: String(number) } });
  return { phone: receiverPhone };
}
