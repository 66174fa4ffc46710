import { type PayCurrency, toMajor } from '../../../contract/money.enums';
import type { Operation } from '../../../contract/operation';
import type { Db } from '../../db/connect';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { OrderRow } from './lock';

/** `19.99 CNY`: with its currency, as a text that says the same wherever it is read. */
const amountOf = (minor: number, currency: PayCurrency) => (minor ? `${toMajor(minor, currency)} ${currency}` : null);

/** All of an order that an operation can change; reasons stand beside it in the log. */
function stateOf({ status, remark, currency, paid, refunded, channelNumber, carrier, trackingNumber }: OrderRow) {
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

/** Writes down a step of an order. */
export const logOrder = (tx: Db, actor: Actor, { action, before, after, reason }: Step) =>
  logOperation(tx, actor, {
    action,
    target: { type: 'order', id: after.id, name: String(after.number) },
    before: before && stateOf(before),
    after: { ...stateOf(after), ...(!before && { amount: amountOf(after.amount, after.currency) }) },
    reason,
  });
