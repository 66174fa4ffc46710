import type { Db } from '../../db/database';
import { ruleForbids } from '../../refusal';
import type { OrderRow } from './lock';
import { orderMessages } from './messages';
import { order, orderItem } from './table';

type Row = Omit<typeof order.$inferInsert, 'updatedAt'>;
/** Without what it has of its order. */
export type Line = Omit<
  typeof orderItem.$inferInsert,
  'orderId' | 'at' | 'userId' | 'currency' | 'channel' | 'platform' | 'status' | 'paid'
>;

/**
 * Inserts an order with its lines. @throws `10422` if another user's request with this requestId came at the same time
 */
export async function insertOrder(tx: Db, row: Row, lines: Line[]): Promise<OrderRow> {
  const [made] = await tx
    .insert(order)
    .values({ ...row, updatedAt: row.orderedAt })
    .onConflictDoNothing({ target: order.requestId })
    .returning();
  if (!made) {
    throw ruleForbids(orderMessages.requestIdOfAnother);
  }
  await tx.insert(orderItem).values(lines.map((line) => ({ ...line, orderId: made.id, at: made.orderedAt })));
  return made;
}
