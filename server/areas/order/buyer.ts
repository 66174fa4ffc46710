import { and, asc, eq, inArray, notInArray, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { order, orderItem, user } from '../../db/tables';
import { invalidField, ruleForbids } from '../../refusal';
import { statusAt } from '../user/columns';
import type { OrderRow } from './lock';

/** Holds who orders until the transaction ends, so that what they have had before is counted right. @throws `10400` */
export async function lockBuyer(tx: Db, userId: string): Promise<void> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
  if (!row) {
    throw invalidField('userId', 'unknownUser');
  }
}

/** @throws `10422` for someone who is banned now, in the words of what they were about to do */
export async function requireNotBanned(
  tx: Db,
  userId: string,
  now: string,
  refusal: 'bannedCannotBuy' | 'bannedCannotWish' | 'bannedCannotEarn',
): Promise<void> {
  if (await tx.$count(user, and(eq(user.id, userId), eq(statusAt(now), 'banned')))) {
    throw ruleForbids(refusal);
  }
}

/** What is ordered: how many pieces of what. */
export interface Wanted {
  id: string;
  count: number;
}

interface Limited {
  id: string;
  name: string;
  limitPerUser: number | null;
}

/** The pieces of each thing, whether they stand in one line or in several. */
function piecesOf(wanted: readonly Wanted[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { id, count } of wanted) {
    pieces.set(id, (pieces.get(id) ?? 0) + count);
  }
  return pieces;
}

/** Pieces of things that a user has ordered and not given back. */
async function hadBefore(tx: Db, userId: string, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ itemId: orderItem.itemId, count: sum(orderItem.count).mapWith(Number) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(
      and(eq(order.userId, userId), inArray(orderItem.itemId, ids), notInArray(order.status, ['closed', 'refunded'])),
    )
    .groupBy(orderItem.itemId);
  return new Map(rows.map(({ itemId, count }) => [itemId, count]));
}

/** @throws `10422` when the user, who is held, would have more pieces of something than one user may */
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
      throw ruleForbids('limitReached', { name, limit: Number(limitPerUser), count: before });
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

/** The order this request made before. @throws `10422` if the request belongs to another order */
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
    throw ruleForbids('requestIdOfAnother');
  }
  return made;
}
