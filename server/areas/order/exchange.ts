import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { OrderDetail } from '../../../contract/order';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { gift } from '../../db/tables';
import type { Actor } from '../../lib/operationLog';
import { invalidField, ruleForbids } from '../../refusal';
import { moveBalance } from '../user/balance';
import { lockBuyer, orderedBefore, requireNotBanned, requireWithinLimits } from './buyer';
import { findOrder } from './detail';
import { insertOrder, type Line } from './insert';
import type { OrderRow } from './lock';
import { logOrder } from './log';

type Exchange = Body<typeof paths.order.exchange>;
type Gift = typeof gift.$inferSelect;

/** A user exchanges stones or points for a gift. A requestId exchanges once; sent again it gets the same order. */
export async function exchangeGift(tx: Db, actor: Actor, body: Exchange): Promise<OrderDetail> {
  const { userId, giftId, count, currency, requestId } = body;
  const wanted = [{ id: giftId, count }];
  await lockBuyer(tx, userId);
  const earlier = await orderedBefore(tx, { requestId, userId, kind: 'exchange', currency, wanted });
  if (earlier) {
    return findOrder(tx, earlier.id);
  }
  await requireNotBanned(tx, userId, actor.now, 'bannedCannotBuy');
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
  const [row] = await tx.select().from(gift).where(eq(gift.id, id)).for('update');
  if (!row) {
    throw invalidField('giftId', 'noSuchRecord');
  }
  if (row.section === null) {
    throw ruleForbids('notOnSale', { name: row.name });
  }
  return row;
}

function priceOf({ name, priceStones, pricePoints }: Gift, currency: Exchange['currency']): number {
  const price = currency === 'stones' ? priceStones : pricePoints;
  if (price === null) {
    throw ruleForbids(currency === 'stones' ? 'notForStones' : 'notForPoints', { name });
  }
  return price;
}

function requireReceiver({ kind }: Gift, { receiver }: Exchange): void {
  if (kind === 'shipped' && !receiver) {
    throw invalidField('receiver', 'required');
  }
}

/** The gift is held. What is sold is no edit: its version stays. */
async function takeFromStock(tx: Db, { id, name, stock }: Gift, count: number): Promise<void> {
  if (stock < count) {
    throw ruleForbids('notEnoughStock', { name, stock });
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
