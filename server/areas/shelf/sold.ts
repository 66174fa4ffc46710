import { and, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { order, orderItem } from '../../db/tables';

/** Of an order that counts as a sale: paid, and not refunded. */
export const isSale = sql`${order.status} in ('paid', 'shipped', 'completed')`;

/** Pieces sold of each item that sold any; of all items in one go, which is far faster than one by one. */
const totalsOf = (db: Db, which?: SQL) =>
  db
    .select({ itemId: orderItem.itemId, pieces: sum(orderItem.count).mapWith(Number).as('pieces') })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(isSale, which))
    .groupBy(orderItem.itemId);

/** To be joined where a list may be sorted by it; the database drops the join where it is not. */
export const soldTotals = (db: Db) => totalsOf(db).as('sold');

/** Rows with the pieces that were sold of each. */
export async function withSold<Row extends { id: string }>(db: Db, rows: Row[]): Promise<(Row & { sold: number })[]> {
  const ids = rows.map(({ id }) => id);
  const totals = await totalsOf(db, inArray(orderItem.itemId, ids));
  const sold = new Map(totals.map(({ itemId, pieces }) => [itemId, pieces]));
  return rows.map((row) => ({ ...row, sold: sold.get(row.id) ?? 0 }));
}
