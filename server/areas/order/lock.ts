import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { order } from '../../db/tables';
import { notFound } from '../../refusal';

export type OrderRow = typeof order.$inferSelect;

/**
 * Holds an order until the transaction ends: one step at a time. Whoever holds more than that takes, in this order,
 * the order, its user, the shelf and the gifts by id, so that no two wait for each other.
 * @throws `10404`
 */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('update');
  if (!row) {
    throw notFound();
  }
  return row;
}

/** Writes a change to an order that is held, and counts its version up. */
export async function writeOrder(
  tx: Db,
  id: string,
  change: Partial<typeof order.$inferInsert>,
  now: string,
): Promise<OrderRow> {
  const [row] = await tx
    .update(order)
    .set({ ...change, updatedAt: now, version: sql`${order.version} + 1` })
    .where(eq(order.id, id))
    .returning();
  if (!row) {
    throw new Error(`order ${id} disappeared while it was held`);
  }
  return row;
}
