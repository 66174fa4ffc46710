import { and, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { order, orderItem } from '../order/table';

/** An order counts as a sale if it is paid and not refunded. */
export const isSale = sql`${order.status} in ('paid', 'shipped', 'completed')`;

/** Sold pieces of each item. One query for all items is far faster than one for each. */
const totalsOf = (db: Db, which?: SQL) =>
  db
    .select({ itemId: orderItem.itemId, pieces: sum(orderItem.count).mapWith(Number).as('pieces') })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(isSale, which))
    .groupBy(orderItem.itemId);

/** For a join where a list may be sorted by it; PostgreSQL drops the join where it is not used. */
export const soldTotals = (db: Db) => totalsOf(db).as('sold');

export async function withSold<Row extends { id: string }>(db: Db, rows: Row[]): Promise<(Row & { sold: number })[]> {
  const ids = rows.map(({ id }) => id);
  const totals = await totalsOf(db, inArray(orderItem.itemId, ids));
  const sold = new Map(totals.map(({ itemId, pieces }) => [itemId, pieces]));
  return rows.map((row) => ({ ...row, sold: sold.get(row.id) ?? 0 }));
}
