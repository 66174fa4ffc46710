import { eq, max, sql } from 'drizzle-orm';
import type { LedgerEntry } from '../../../contract/user';
import type { Db } from '../../db/connect';
import { ledger, user } from '../../db/tables';
import { isBefore } from '../../lib/time';
import { ruleForbids } from '../../refusal';
import { lockUser } from './queries';

interface Move {
  userId: string;
  currency: LedgerEntry['currency'];
  /** Negative: taken. */
  delta: number;
  kind: LedgerEntry['kind'];
  /** The order that moves it. */
  orderId?: string;
  /** The wish that moves it. */
  wishId?: string;
  /** The points rule that gives it. */
  integralId?: string;
  reason?: string;
  /** Names one request: the caller has looked whether it was carried out before. */
  requestId?: string;
  /** The admin who does it; none for what happens in the app. */
  sysUserId?: string;
  now: string;
}

const notEnough = { points: 'notEnoughPoints', stones: 'notEnoughStones' } as const;

/**
 * The one way a balance moves: the entry and the balance in one transaction, with the user held, so that the ledger
 * sums to the balance and never falls below zero. Answers the entry's id and the balance after it.
 * @throws `10422` when there is not enough, or when the requestId belongs to something else
 */
export async function moveBalance(tx: Db, { now, ...move }: Move): Promise<{ id: string; balance: number }> {
  const { userId, currency, delta } = move;
  const before = (await lockUser(tx, userId))[currency];
  const balance = before + delta;
  if (balance < 0) {
    throw ruleForbids(notEnough[currency], { [currency]: before });
  }
  const [entry] = await tx
    .insert(ledger)
    .values({ ...move, balance, at: await entryTime(tx, userId, now) })
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  if (!entry) {
    throw ruleForbids('requestIdReused');
  }
  await tx
    .update(user)
    .set({ [currency]: balance, version: sql`${user.version} + 1` })
    .where(eq(user.id, userId));
  return { id: entry.id, balance };
}

/**
 * When the next entry of a user, who is held, is made. A call that waited for the user began before the entry it waited
 * for: its own still stands behind that one.
 */
export async function entryTime(tx: Db, userId: string, now: string): Promise<string> {
  const [last] = await tx
    .select({ at: max(ledger.at) })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return last?.at && isBefore(now, last.at) ? last.at : now;
}
