import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { advanceEach } from '../../lib/advanceEach';
import { isBefore } from '../../lib/time';
import type { Advance } from '../area';
import { moveBalance } from '../user';
import { wish } from './table';
import { type WishRow, writeWish } from './write';

const due = (now: string) => and(eq(wish.state, 'open'), lte(wish.expiresAt, now));

export const isOver = ({ expiresAt }: Pick<WishRow, 'expiresAt'>, now: string) => !isBefore(now, expiresAt);

/** Expires a locked wish: its stones go back to its user. */
async function expire(tx: Db, { id, userId, stones, expiresAt }: WishRow, now: string): Promise<WishRow> {
  await giveStonesBack(tx, { id, userId, stones, now });
  return writeWish(tx, id, { state: 'expired', refunded: stones, endedAt: expiresAt });
}

interface Back {
  id: string;
  userId: string;
  stones: number;
  /** The operator who returns them, and why; absent when the clock does. */
  sysUserId?: string;
  reason?: string;
  now: string;
}

/** Returns the stones of a locked wish through the ledger. The caller makes sure that this happens once. */
export const giveStonesBack = (tx: Db, { id, stones, ...back }: Back) =>
  moveBalance(tx, { ...back, currency: 'stones', delta: stones, kind: 'refund', wishId: id });

/** The locked wish after its expiry if that is due. */
const expireIfDue = async (tx: Db, row: WishRow, now: string): Promise<WishRow> =>
  row.state === 'open' && isOver(row, now) ? expire(tx, row, now) : row;

/** Locks the wish after its due step by the clock; undefined if there is none. */
export async function holdWishRow(tx: Db, id: string, now: string): Promise<WishRow | undefined> {
  const [row] = await tx.select().from(wish).where(eq(wish.id, id)).for('no key update');
  return row && expireIfDue(tx, row, now);
}

/**
 * Expires wishes that are due. Several processes may run it at once: a wish that another one has locked is skipped. Each
 * wish has its own transaction, because it also locks its user: a transaction that locks the users of many wishes could
 * deadlock.
 */
export const advanceWishes: Advance = (db, now, onError) =>
  advanceEach({
    due: (limit) => db.select({ id: wish.id }).from(wish).where(due(now)).orderBy(asc(wish.expiresAt)).limit(limit),
    step: ({ id }) => db.transaction((tx) => expireFree(tx, id, now)),
    onError,
  });

async function expireFree(tx: Db, id: string, now: string): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(wish)
    .where(and(eq(wish.id, id), due(now)))
    .for('no key update', { skipLocked: true });
  if (row) {
    await expire(tx, row, now);
  }
  return row !== undefined;
}
