import { inArray } from 'drizzle-orm';
import type { Body } from '../../../contract';
import { AMOUNT_MAX } from '../../../contract/money.enums';
import type { OrderDetail } from '../../../contract/order';
import type { orderCalls } from '../../../contract/order/calls';
import type { Db } from '../../db/database';
import type { Actor } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, ruleForbids } from '../../refusal';
import { advanceSold } from '../shelf';
import { stonePackage } from '../shelf/table';
import { lockNamedUser, requireNotBanned } from '../user';
import { orderedBefore, requireWithinLimits, type Wanted } from './buyer';
import { findOrder } from './detail';
import { insertOrder, type Line } from './insert';
import { logOrder } from './log';
import { orderMessages } from './messages';
import { shareOut } from './shares';

type Package = typeof stonePackage.$inferSelect;
type Piece = { of: Package; count: number };

/** Orders stone packages. A requestId orders once; a repeated one gets the same order. */
export async function placeOrder(tx: Db, actor: Actor, body: Body<typeof orderCalls.place>): Promise<OrderDetail> {
  const { userId, items, discount, channel, platform, requestId } = body;
  await lockNamedUser(tx, userId);
  const earlier = await orderedBefore(tx, { requestId, userId, kind: 'recharge', wanted: items });
  if (earlier) {
    return findOrder(tx, earlier.id);
  }
  await requireNotBanned(tx, userId, actor.now, orderMessages.bannedCannotBuy);
  const pieces = await findPackages(tx, items, actor.now);
  const currency = oneCurrencyOf(pieces);
  await requireWithinLimits(
    tx,
    userId,
    pieces.map((piece) => piece.of),
    items,
  );
  const { amount, lines } = priced(pieces, discount);
  const made = await insertOrder(
    tx,
    {
      ...{ userId, kind: 'recharge', currency, amount, discount, channel, platform, requestId },
      status: 'waiting',
      orderedAt: actor.now,
    },
    lines,
  );
  await logOrder(tx, actor, { action: 'place', after: made });
  return findOrder(tx, made.id);
}

async function findPackages(tx: Db, wanted: readonly Wanted[], now: string): Promise<Piece[]> {
  const ids = wanted.map(({ id }) => id);
  await advanceSold(tx, ids, now);
  const found = await tx.select().from(stonePackage).where(inArray(stonePackage.id, ids));
  return wanted.map(({ id, count }, index) => {
    const of = found.find((row) => row.id === id);
    if (!of) {
      throw invalidField(`items.${index}.id`, messages.noSuchRecord);
    }
    if (of.section === null) {
      throw ruleForbids(orderMessages.notOnSale, { name: of.name });
    }
    return { of, count };
  });
}

function oneCurrencyOf(pieces: readonly Piece[]): Package['currency'] {
  const [currency, ...others] = new Set(pieces.map(({ of }) => of.currency));
  if (!currency || others.length > 0) {
    throw ruleForbids(orderMessages.oneCurrencyPerOrder);
  }
  return currency;
}

/** The amount, and the lines with their shares of the discount. */
function priced(pieces: readonly Piece[], discount: number): { amount: number; lines: Line[] } {
  const sums = pieces.map(({ of, count }) => of.price * count);
  const amount = sums.reduce((all, sum) => all + sum, 0);
  if (amount > AMOUNT_MAX) {
    throw ruleForbids(orderMessages.orderTooLarge);
  }
  if (discount >= amount) {
    throw invalidField('discount', messages.numberTooBig, { count: amount - 1 });
  }
  const shares = shareOut(discount, sums);
  const lines = pieces.map(({ of, count }, index): Line => {
    const { id, name, icon, price, stones, bonus } = of;
    const sum = (sums[index] ?? 0) - (shares[index] ?? 0);
    return { type: 'stone', itemId: id, name, icon, count, price, sum, stones: stones * count, bonus: bonus * count };
  });
  return { amount, lines };
}
