import type { PayCurrency } from '../../../contract/money.enums';
import type { Operation } from '../../../contract/operation';
import type { Db } from '../../db/database';
import { written } from '../../lib/money';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { OrderRow } from './lock';

const amountOf = (minor: number, currency: PayCurrency) => (minor ? written(minor, currency) : null);

type Stated = Pick<
  OrderRow,
  'status' | 'remark' | 'currency' | 'paid' | 'refunded' | 'channelNumber' | 'carrier' | 'trackingNumber'
>;

/** The fields of an order that an operation can change. Reasons have their own column in the log. */
export function orderState({
  status,
  remark,
  currency,
  paid,
  refunded,
  channelNumber,
  carrier,
  trackingNumber,
}: Stated) {
  return {
    status,
    remark,
    paid: amountOf(paid, currency),
    refunded: amountOf(refunded, currency),
    ...{ channelNumber, carrier, trackingNumber },
  };
}

interface Step {
  action: Operation['action'];
  before?: OrderRow;
  after: OrderRow;
  reason?: string;
}

export const logOrder = (tx: Db, actor: Actor, { action, before, after, reason }: Step) =>
  logOperation(tx, actor, {
    action,
    target: { type: 'order', id: after.id, name: String(after.number) },
    before: before && orderState(before),
    after: { ...orderState(after), ...(!before && { amount: amountOf(after.amount, after.currency) }) },
    reason,
  });
