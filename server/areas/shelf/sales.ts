import { and, countDistinct, eq, gte, inArray, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Output } from '../../../contract';
import { valuesOf } from '../../../contract/enum';
import { payCurrency } from '../../../contract/money.enums';
import type { shelfCalls } from '../../../contract/shelf/calls';
import { SALES_DAYS } from '../../../contract/shelf/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { type Day, dayOf, lastDays } from '../../lib/days';
import { order, orderItem } from '../order/table';
import { findGoods } from './goods';
import { isSale, soldByCurrency } from './sold';
import { itemSoldAt, soldChange } from './table';

type Sales = Output<typeof shelfCalls.sales>;

/** Days in the sales history of one item. */
const HISTORY_DAYS = 90;

/** Pieces of each item that were sold on each day. */
async function piecesByDay(db: Db, ids: string[], days: Day[]): Promise<(id: string) => number[]> {
  const of = (table: typeof itemSoldAt | typeof soldChange) =>
    db
      .select({ id: table.itemId, day: dayOf(table.at, days).as('day'), pieces: table.pieces })
      .from(table)
      .where(and(inArray(table.itemId, ids), gte(table.at, days[0]?.start ?? '')));
  const sales = unionAll(of(itemSoldAt), of(soldChange)).as('sales');
  const rows = await db
    .select({ id: sales.id, day: sales.day, pieces: sum(sales.pieces).mapWith(Number) })
    .from(sales)
    .groupBy(sales.id, sales.day);
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
  const bought = await db
    .select({ buyers: countDistinct(order.userId) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(eq(orderItem.itemId, id), isSale));
  const sums = await soldByCurrency(db, id);
  return {
    type,
    days: days.map(({ day }, index) => ({ day, pieces: counts[index] ?? 0 })),
    pieces: sums.reduce((all, { pieces }) => all + pieces, 0),
    buyers: onlyRow(bought).buyers,
    revenue: valuesOf(payCurrency).flatMap((currency) =>
      sums.filter((sum) => sum.currency === currency).map(({ amount }) => ({ currency, amount })),
    ),
  };
}
