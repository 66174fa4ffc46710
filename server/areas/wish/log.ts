import type { Operation } from '../../../contract/operation';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { WishRow } from './write';

/** The fields of a wish that an operation can change. Reasons have their own column in the log. */
export const stateOf = ({ state, giftName, giftStones, refunded, text }: WishRow) => ({
  state,
  text,
  ...{ gift: giftName, giftStones, refunded },
});

interface Step {
  action: Operation['action'];
  before?: WishRow;
  after: WishRow;
  reason?: string;
}

export const logWish = (tx: Db, actor: Actor, { action, before, after, reason }: Step) =>
  logOperation(tx, actor, {
    action,
    target: { type: 'wish', id: after.id, name: String(after.number) },
    before: before && stateOf(before),
    after: before ? stateOf(after) : { text: after.text, stones: after.stones, state: after.state },
    reason,
  });
