import { and, asc, eq, inArray, not, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { ruleForbids } from '../../refusal';
import type { OrderRow } from './lock';
import { orderMessages } from './messages';
import { order, orderItem } from './table';

export interface Wanted {
  id: string;
  count: number;
}

interface Limited {
  id: string;
  name: string;
  limitPerUser: number | null;
}

/** The pieces of each item, which may occur in several lines. */
function piecesOf(wanted: readonly Wanted[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { id, count } of wanted) {
    pieces.set(id, (pieces.get(id) ?? 0) + count);
  }
  return pieces;
}

/** A refund of a part is a favour: the user keeps the pieces, unless their parcel never left. */
const isUndone = sql`(${order.status} = 'closed' or ${order.status} = 'refunded'
  and (${order.refunded} = ${order.paid} or ${order.hasParcel} and ${order.shippedAt} is null))`;

/** Pieces that a user has ordered and not returned. */
async function hadBefore(tx: Db, userId: string, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ itemId: orderItem.itemId, count: sum(orderItem.count).mapWith(Number) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(eq(order.userId, userId), inArray(orderItem.itemId, ids), not(isUndone)))
    .groupBy(orderItem.itemId);
  return new Map(rows.map(({ itemId, count }) => [itemId, count]));
}

/** @throws `10422` if the user (locked by the caller) would exceed the limit of an item */
export async function requireWithinLimits(
  tx: Db,
  userId: string,
  things: readonly Limited[],
  wanted: readonly Wanted[],
): Promise<void> {
  const limited = things.filter(({ limitPerUser }) => limitPerUser !== null);
  const pieces = piecesOf(wanted);
  const had = await hadBefore(
    tx,
    userId,
    limited.map(({ id }) => id),
  );
  for (const { id, name, limitPerUser } of limited) {
    const before = had.get(id) ?? 0;
    if (before + (pieces.get(id) ?? 0) > Number(limitPerUser)) {
      throw ruleForbids(orderMessages.limitReached, { name, limit: Number(limitPerUser), count: before });
    }
  }
}

interface Request {
  requestId: string;
  userId: string;
  kind: OrderRow['kind'];
  currency?: OrderRow['currency'];
  wanted: readonly Wanted[];
}

/** The order that this request made before. @throws `10422` if the requestId was used for another order */
export async function orderedBefore(tx: Db, request: Request): Promise<OrderRow | undefined> {
  const [made] = await tx.select().from(order).where(eq(order.requestId, request.requestId));
  if (!made) {
    return undefined;
  }
  const { userId, kind, currency = made.currency } = request;
  const lines = await tx.select().from(orderItem).where(eq(orderItem.orderId, made.id)).orderBy(asc(orderItem.number));
  const same =
    made.userId === userId &&
    made.kind === kind &&
    made.currency === currency &&
    lines.map(({ itemId, count }) => `${itemId}×${count}`).join() ===
      request.wanted.map(({ id, count }) => `${id}×${count}`).join();
  if (!same) {
    throw ruleForbids(orderMessages.requestIdOfAnother);
  }
  return made;
}
