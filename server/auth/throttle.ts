import { and, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { loginThrottle } from '../db/tables';
import { elapsed, MINUTE_MS, shift } from '../lib/time';

const WRONG_TRIES = 5;
const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts a try before its password is looked at, so that many at once can't slip through, and answers how long the
 * account is locked for this address (0: not). A right password forgets the tries.
 */
export async function countTry(db: Db, account: string, ip: string, now: string): Promise<number> {
  const key = { account: account.toLowerCase(), ip };
  const one = and(eq(loginThrottle.account, key.account), eq(loginThrottle.ip, ip));
  return db.transaction(async (tx) => {
    await tx
      .insert(loginThrottle)
      .values({ ...key, tries: 0, firstAt: now, lastAt: now })
      .onConflictDoNothing();
    const [row] = await tx.select().from(loginThrottle).where(one).for('update');
    const locked = row !== undefined && row.tries >= WRONG_TRIES;
    const left = row ? WINDOW_MS - elapsed(locked ? row.lastAt : row.firstAt, now) : 0;
    if (locked && left > 0) {
      return left;
    }
    const fresh = !row || left <= 0;
    await tx
      .update(loginThrottle)
      .set({ tries: fresh ? 1 : row.tries + 1, firstAt: fresh ? now : row.firstAt, lastAt: now })
      .where(one);
    return 0;
  });
}

/** After a right password: the tries of this account and address, and all that no longer count. */
export async function forgetTries(tx: Db, account: string, ip: string, now: string): Promise<void> {
  const own = and(eq(loginThrottle.account, account.toLowerCase()), eq(loginThrottle.ip, ip));
  await tx.delete(loginThrottle).where(or(own, lt(loginThrottle.lastAt, shift(now, -WINDOW_MS))));
}
