import { eq, max, sql } from 'drizzle-orm';
import type { LedgerEntry } from '../../../contract/user';
import type { Db } from '../../db/database';
import { isBefore } from '../../lib/time';
import { messages } from '../../messages';
import { ruleForbids } from '../../refusal';
import { userMessages } from './messages';
import { lockUser } from './queries';
import { ledger, user } from './table';

interface Move {
  userId: string;
  currency: LedgerEntry['currency'];
  /** Negative when the balance decreases. */
  delta: number;
  kind: LedgerEntry['kind'];
  orderId?: string;
  wishId?: string;
  integralId?: string;
  reason?: string;
  /** Identifies one request. The caller has checked that it was not carried out before. */
  requestId?: string;
  /** The admin who does it; absent for events of the app. */
  sysUserId?: string;
  now: string;
}

const notEnough = { points: userMessages.notEnoughPoints, stones: userMessages.notEnoughStones } as const;

/**
 * The only function that changes a balance. It writes the entry and the balance in one transaction and locks the user,
 * so that the entries always sum to the balance and it never falls below zero. Returns the entry's id and the balance
 * after it.
 * @throws `10422` if there is not enough, or if the requestId was used for something else
 */
export async function moveBalance(tx: Db, { now, ...move }: Move): Promise<{ id: string; balance: number }> {
  const { userId, currency, delta } = move;
  const before = (await lockUser(tx, userId))[currency];
  const balance = before + delta;
  if (balance < 0) {
    throw ruleForbids(notEnough[currency], { balance: before });
  }
  const [entry] = await tx
    .insert(ledger)
    .values({ ...move, balance, at: await entryTime(tx, userId, now) })
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  if (!entry) {
    throw ruleForbids(messages.requestIdReused);
  }
  await tx
    .update(user)
    .set({ [currency]: balance, version: sql`${user.version} + 1` })
    .where(eq(user.id, userId));
  return { id: entry.id, balance };
}

/**
 * The time of the next entry of a locked user. A call that waited for the lock has begun before the entry it waited
 * for; its own entry must still be the later one.
 */
export async function entryTime(tx: Db, userId: string, now: string): Promise<string> {
  const [last] = await tx
    .select({ at: max(ledger.at) })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return last?.at && isBefore(now, last.at) ? last.at : now;
}
