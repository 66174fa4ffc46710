import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import type { orderCalls } from '../../../contract/order/calls';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, ruleForbids } from '../../refusal';
import { advanceSold } from '../shelf';
import { gift } from '../shelf/table';
import { lockNamedUser, moveBalance, requireNotBanned } from '../user';
import { orderedBefore, requireWithinLimits } from './buyer';
import { findOrder } from './detail';
import { insertOrder, type Line } from './insert';
import type { OrderRow } from './lock';
import { logOrder } from './log';
import { orderMessages } from './messages';

type Exchange = Body<typeof orderCalls.exchange>;
type Gift = typeof gift.$inferSelect;

/** Exchanges stones or points for a gift. A requestId exchanges once; a repeated one gets the same order. */
export async function exchangeGift(tx: Db, actor: Actor, body: Exchange): Promise<OrderDetail> {
  const { userId, giftId, count, currency, requestId } = body;
  const wanted = [{ id: giftId, count }];
  await lockNamedUser(tx, userId);
  const earlier = await orderedBefore(tx, { requestId, userId, kind: 'exchange', currency, wanted });
  if (earlier) {
    return findOrder(tx, earlier.id);
  }
  await requireNotBanned(tx, userId, actor.now, orderMessages.bannedCannotBuy);
  await advanceSold(tx, [giftId], actor.now);
  const of = await lockGift(tx, giftId);
  const price = priceOf(of, currency);
  requireReceiver(of, body);
  await requireWithinLimits(tx, userId, [of], wanted);
  await takeFromStock(tx, of, count);
  const made = await insertOrder(tx, rowOf(body, of, price * count, actor.now), [lineOf(of, count, price)]);
  await moveBalance(tx, {
    ...{ userId, currency, delta: -price * count },
    kind: 'exchange',
    orderId: made.id,
    now: actor.now,
  });
  await logOrder(tx, actor, { action: 'exchange', after: made });
  return findOrder(tx, made.id);
}

async function lockGift(tx: Db, id: string): Promise<Gift> {
  const [row] = await tx.select().from(gift).where(eq(gift.id, id)).for('no key update');
  if (!row) {
    throw invalidField('giftId', messages.noSuchRecord);
  }
  if (row.section === null) {
    throw ruleForbids(orderMessages.notOnSale, { name: row.name });
  }
  return row;
}

function priceOf({ name, priceStones, pricePoints }: Gift, currency: Exchange['currency']): number {
  const price = currency === 'stones' ? priceStones : pricePoints;
  if (price === null) {
    throw ruleForbids(currency === 'stones' ? orderMessages.notForStones : orderMessages.notForPoints, { name });
  }
  return price;
}

function requireReceiver({ kind }: Gift, { receiver }: Exchange): void {
  if (kind === 'shipped' && !receiver) {
    throw invalidField('receiver', messages.required);
  }
}

/** The caller has locked the gift. A sale does not change its version. */
async function takeFromStock(tx: Db, { id, name, stock }: Gift, count: number): Promise<void> {
  if (stock < count) {
    throw ruleForbids(messages.notEnoughStock, { name, stock });
  }
  await tx
    .update(gift)
    .set({ stock: sql`${gift.stock} - ${count}` })
    .where(eq(gift.id, id));
}

function rowOf(
  { userId, currency, platform, receiver, requestId }: Exchange,
  { kind }: Gift,
  amount: number,
  now: string,
) {
  const hasParcel = kind === 'shipped';
  const status: OrderRow['status'] = hasParcel ? 'paid' : 'completed';
  return {
    ...{ userId, currency, platform, requestId, amount, hasParcel, status },
    kind: 'exchange' as const,
    channel: 'balance' as const,
    paid: amount,
    orderedAt: now,
    paidAt: now,
    completedAt: hasParcel ? null : now,
    ...(hasParcel && {
      receiverName: receiver?.name,
      receiverPhone: receiver?.phone,
      receiverAddress: receiver?.address,
    }),
  };
}

function lineOf({ id, name, icon, value, currency }: Gift, count: number, price: number): Line {
  return {
    ...{ type: 'gift', itemId: id, name, icon, count, price, sum: price * count },
    value: value * count,
    valueCurrency: currency,
  };
}
