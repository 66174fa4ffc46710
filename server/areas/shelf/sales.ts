import { and, countDistinct, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Output } from '../../../contract';
import { valuesOf } from '../../../contract/enum';
import { payCurrency } from '../../../contract/money.enums';
import type { shelfCalls } from '../../../contract/shelf/calls';
import { SALES_DAYS } from '../../../contract/shelf/enums';
import type { Db } from '../../db/connect';
import { type Day, dayOf, lastDays } from '../../lib/days';
import { order, orderItem } from '../order/table';
import { findGoods } from './goods';
import { isSale } from './sold';

type Sales = Output<typeof shelfCalls.sales>;

/** Days in the sales history of one item. */
const HISTORY_DAYS = 90;

/** Pieces of each item that were sold on each day. */
async function piecesByDay(db: Db, ids: string[], days: Day[]): Promise<(id: string) => number[]> {
  const rows = await db
    .select({ id: orderItem.itemId, day: dayOf(order.paidAt, days), pieces: sum(orderItem.count).mapWith(Number) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(inArray(orderItem.itemId, ids), isSale, gte(order.paidAt, days[0]?.start ?? '')))
    .groupBy(sql`1, 2`);
  const byItem = new Map<string, number[]>();
  for (const { id, day, pieces } of rows) {
    const counts = byItem.get(id) ?? days.map(() => 0);
    counts[day - 1] = pieces;
    byItem.set(id, counts);
  }
  return (id) => byItem.get(id) ?? days.map(() => 0);
}

export const sparklines = (db: Db, ids: string[], zone: string, now: string) =>
  piecesByDay(db, ids, lastDays(now, zone, SALES_DAYS));

/** @throws `10404` */
export async function salesOf(db: Db, id: string, zone: string, now: string): Promise<Sales> {
  const { type } = await findGoods(db, id);
  const days = lastDays(now, zone, HISTORY_DAYS);
  const counts = (await piecesByDay(db, [id], days))(id);
  const sold = and(eq(orderItem.itemId, id), isSale);
  const [all] = await db
    .select({ pieces: sum(orderItem.count).mapWith(Number), buyers: countDistinct(order.userId) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(sold);
  const sums = await db
    .select({ currency: order.currency, amount: sum(orderItem.sum).mapWith(Number) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(sold)
    .groupBy(order.currency);
  return {
    type,
    days: days.map(({ day }, index) => ({ day, pieces: counts[index] ?? 0 })),
    pieces: all?.pieces ?? 0,
    buyers: all?.buyers ?? 0,
    revenue: valuesOf(payCurrency).flatMap((currency) => sums.filter((sum) => sum.currency === currency)),
  };
}
