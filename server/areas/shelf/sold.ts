import { eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import { order } from '../order/table';
import { itemSold, soldChange } from './table';

/** An order counts as a sale if it is paid and not refunded. The triggers that keep what was sold have the same rule. */
export const isSale = sql`${order.status} in ('paid', 'shipped', 'completed')`;

/** What was sold of items: what is kept, and what is still to be added to it. */
function sales(db: Db, which: (itemId: PgColumn) => SQL | undefined) {
  const of = (table: typeof itemSold | typeof soldChange) => {
    const { itemId, currency, pieces, amount } = table;
    return db.select({ itemId, currency, pieces, amount }).from(table).where(which(itemId));
  };
  return unionAll(of(itemSold), of(soldChange)).as('sales');
}

/** Sold pieces of each item. */
function totalsOf(db: Db, which: (itemId: PgColumn) => SQL | undefined = () => undefined) {
  const sold = sales(db, which);
  return db
    .select({ itemId: sold.itemId, pieces: sum(sold.pieces).mapWith(Number).as('pieces') })
    .from(sold)
    .groupBy(sold.itemId);
}

/** For a join where a list may be sorted by it; PostgreSQL drops the join where it is not used. */
export const soldTotals = (db: Db) => totalsOf(db).as('sold');

export async function withSold<Row extends { id: string }>(db: Db, rows: Row[]): Promise<(Row & { sold: number })[]> {
  const ids = rows.map(({ id }) => id);
  const totals = await totalsOf(db, (itemId) => inArray(itemId, ids));
  const sold = new Map(totals.map(({ itemId, pieces }) => [itemId, pieces]));
  return rows.map((row) => ({ ...row, sold: sold.get(row.id) ?? 0 }));
}

/** What was sold of an item in each currency. */
export function soldByCurrency(db: Db, id: string) {
  const sold = sales(db, (itemId) => eq(itemId, id));
  return db
    .select({
      currency: sold.currency,
      pieces: sum(sold.pieces).mapWith(Number),
      amount: sum(sold.amount).mapWith(Number),
    })
    .from(sold)
    .groupBy(sold.currency)
    .having(sql`sum(${sold.pieces}) <> 0`);
}
