import { and, asc, eq, gt } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/order/enums';
import type { Db } from '../../db/database';
import { among } from '../../lib/filters';
import { shareOut } from './shares';
import { order, orderItem } from './table';

interface Line {
  id: string;
  order: { id: string };
  status: OrderStatus;
}

/** Adds what went back of each line: a refund of its order, divided by what its lines cost. */
export async function withRefunded<Row extends Line>(db: Db, rows: Row[]): Promise<(Row & { refunded: number })[]> {
  const shares = await sharesOf(db, [
    ...new Set(rows.filter(({ status }) => status === 'refunded').map(({ order }) => order.id)),
  ]);
  return rows.map((row) => ({ ...row, refunded: shares.get(row.id) ?? 0 }));
}

/** By the ids of the lines of these orders. */
async function sharesOf(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  const shares = new Map<string, number>();
  if (!orderIds.length) return shares;
  const lines = await db
    .select({ id: orderItem.id, orderId: order.id, sum: orderItem.sum, refunded: order.refunded })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(among(order.id, orderIds), gt(order.refunded, 0)))
    .orderBy(asc(orderItem.number));
  for (const [orderId, refunded] of new Map(lines.map((line) => [line.orderId, line.refunded]))) {
    const own = lines.filter((line) => line.orderId === orderId);
    const parts = shareOut(
      refunded,
      own.map(({ sum }) => sum),
    );
    for (const [index, { id }] of own.entries()) shares.set(id, parts[index] ?? 0);
  }
  return shares;
}
