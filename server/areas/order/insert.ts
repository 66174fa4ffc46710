import type { Db } from '../../db/connect';
import { order, orderItem } from '../../db/tables';
import { ruleForbids } from '../../refusal';
import type { OrderRow } from './lock';

type Row = Omit<typeof order.$inferInsert, 'updatedAt'>;
export type Line = Omit<typeof orderItem.$inferInsert, 'orderId' | 'at'>;

/** Writes an order with its lines. @throws `10422` if its requestId was used for another user's at the same time */
export async function insertOrder(tx: Db, row: Row, lines: Line[]): Promise<OrderRow> {
  const [made] = await tx
    .insert(order)
    .values({ ...row, updatedAt: row.orderedAt })
    .onConflictDoNothing({ target: order.requestId })
    .returning();
  if (!made) {
    throw ruleForbids('requestIdOfAnother');
  }
  await tx.insert(orderItem).values(lines.map((line) => ({ ...line, orderId: made.id, at: made.orderedAt })));
  return made;
}
