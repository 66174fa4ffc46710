import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { wish } from '../../db/tables';
import { isBefore } from '../../lib/time';
import { moveBalance } from '../user/balance';
import { type WishRow, writeWish } from './write';

const due = (now: string) => and(eq(wish.state, 'open'), lte(wish.expiresAt, now));

/** Whether the time of a wish is up at an instant. */
export const isOver = ({ expiresAt }: Pick<WishRow, 'expiresAt'>, now: string) => !isBefore(now, expiresAt);

/** A wish that is held comes to its end unfulfilled: its stones go back to its user. */
async function expire(tx: Db, { id, userId, stones, expiresAt }: WishRow, now: string): Promise<WishRow> {
  await giveStonesBack(tx, { id, userId, stones, now });
  return writeWish(tx, id, { state: 'expired', refunded: stones, endedAt: expiresAt });
}

interface Back {
  id: string;
  userId: string;
  stones: number;
  /** The operator who gives them back, and why; none when the clock does. */
  sysUserId?: string;
  reason?: string;
  now: string;
}

/** The stones of a wish that is held go back to its user, through the ledger. The caller keeps it from happening twice. */
export const giveStonesBack = (tx: Db, { id, stones, ...back }: Back) =>
  moveBalance(tx, { ...back, currency: 'stones', delta: stones, kind: 'refund', wishId: id });

/** The wish, which is held, after the step of its time if that has come. */
const expireIfDue = async (tx: Db, row: WishRow, now: string): Promise<WishRow> =>
  row.state === 'open' && isOver(row, now) ? expire(tx, row, now) : row;

/** The wish as it is at `now`, held until the transaction ends; undefined if there is none. */
export async function holdWishRow(tx: Db, id: string, now: string): Promise<WishRow | undefined> {
  const [row] = await tx.select().from(wish).where(eq(wish.id, id)).for('update');
  return row && expireIfDue(tx, row, now);
}

/**
 * Expires all wishes whose time is up, and answers how many there were. Several processes may do so at once: a wish that
 * another one holds just then is left to it, or to the next time. Each in a transaction of its own, since it takes its
 * user as well: with the users of many wishes in hand, two could wait for each other.
 */
export async function advanceWishes(db: Db, now: string): Promise<number> {
  let steps = 0;
  while (await db.transaction((tx) => expireNext(tx, now))) {
    steps += 1;
  }
  return steps;
}

async function expireNext(tx: Db, now: string): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(wish)
    .where(due(now))
    .orderBy(asc(wish.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row) {
    await expire(tx, row, now);
  }
  return row !== undefined;
}
