import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { orNotFound } from '../../refusal';
import { order } from './table';

export type OrderRow = typeof order.$inferSelect;

/**
 * Locks an order until the transaction ends. Whoever needs more locks takes them in this order, to avoid deadlocks: the
 * order, its user, the shelf, the gifts by id.
 * @throws `10404`
 */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('no key update');
  return orNotFound(row);
}

export async function writeOrder(
  tx: Db,
  id: string,
  change: Partial<typeof order.$inferInsert>,
  now: string,
): Promise<OrderRow> {
  const row = onlyRow(
    await tx
      .update(order)
      .set({ ...change, updatedAt: now, version: sql`${order.version} + 1` })
      .where(eq(order.id, id))
      .returning(),
  );
  return row;
}
