import { isIPv6 } from 'node:net';
import { and, asc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { loginLog, loginThrottle } from '../areas/sysUser/table';
import type { Db } from '../db/database';
import { startsWith } from '../lib/filters';
import { DAY_MS, elapsed, MINUTE_MS, shift } from '../lib/time';

const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Wrong tries in a quarter of an hour, after which the next are refused for as long; a right password takes back those
 * of its account from its address.
 */
export const WRONG_TRIES = {
  /** Of an account from an address: who mistypes. */
  both: 5,
  /**
   * Of an account, from wherever. Four times as many, so that nobody meets it by mistyping at two desks; and it does not
   * hold for networks that the account signed in from lately, or anybody could keep its owner out.
   */
  account: 20,
  /** From an address, whatever the account: an office of ten behind one address may mistype three times each. */
  address: 35,
} as const;

/** For how long an account is known in a network where it signed in. */
const KNOWN_MS = 90 * DAY_MS;

/** An attempt to sign in. */
interface Attempt {
  /** Of the account, if it exists. */
  sysUserId: string | undefined;
  account: string;
  ip: string;
  at: string;
}

type Kind = keyof typeof WRONG_TRIES;
type Key = Pick<typeof loginThrottle.$inferSelect, 'account' | 'ip'>;

/** No account and no address is empty, so that an empty one stands for all of them. */
const EVERY = '';

/** In the order in which rows are held everywhere, so that nobody waits for another in a circle. */
const kinds: readonly Kind[] = ['address', 'account', 'both'];

const keysOf = ({ account, ip }: Attempt): Record<Kind, Key> => {
  const name = account.toLowerCase();
  const network = networkOf(ip);
  return {
    address: { account: EVERY, ip: network },
    account: { account: name, ip: EVERY },
    both: { account: name, ip: network },
  };
};

const BEHIND_NETWORK = '::/64';

/** A household or a server gets 2^64 addresses of IPv6 at once: they are one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) {
    return mapped ?? ip;
  }
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - behind.length).fill('0'), ...behind];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}${BEHIND_NETWORK}`;
}

const isRow = ({ account, ip }: Key) => and(eq(loginThrottle.account, account), eq(loginThrottle.ip, ip));

/**
 * Counts an attempt before its password is checked, so that simultaneous attempts can't get past a limit. Returns how
 * long it is locked out; 0: not at all. The same for an account that does not exist.
 */
export function countAttempt(db: Db, attempt: Attempt): Promise<number> {
  const keys = keysOf(attempt);
  return db.transaction(async (tx) => {
    const counts: Count[] = [];
    // An address that is locked out makes no rows for the accounts that it goes on to try.
    for (const kind of kinds) {
      const count = await holdCount(tx, keys[kind], WRONG_TRIES[kind], attempt.at);
      if (count.lockedMs > 0 && !(kind === 'account' && (await isKnown(tx, attempt)))) {
        return count.lockedMs;
      }
      counts.push(count);
    }
    for (const { row, lockedMs, isOver } of counts) {
      if (lockedMs > 0) continue;
      const begin = isOver ? { tries: 1, firstAt: attempt.at } : { tries: row.tries + 1 };
      await tx
        .update(loginThrottle)
        .set({ ...begin, lastAt: attempt.at })
        .where(isRow(row));
    }
    return 0;
  });
}

interface Count {
  row: typeof loginThrottle.$inferSelect;
  lockedMs: number;
  /** Its quarter of an hour is over: the next try is the first one. */
  isOver: boolean;
}

async function holdCount(tx: Db, key: Key, limit: number, now: string): Promise<Count> {
  const none = { ...key, tries: 0, firstAt: now, lastAt: now };
  await tx.insert(loginThrottle).values(none).onConflictDoNothing();
  const [row = none] = await tx.select().from(loginThrottle).where(isRow(key)).for('no key update');
  const locked = row.tries >= limit;
  const left = WINDOW_MS - elapsed(locked ? row.lastAt : row.firstAt, now);
  return { row, lockedMs: locked && left > 0 ? left : 0, isOver: left <= 0 };
}

/** Whether the account signed in from this network lately. */
async function isKnown(tx: Db, { sysUserId, ip, at }: Attempt): Promise<boolean> {
  const network = networkOf(ip);
  const found = await tx
    .selectDistinct({ ip: loginLog.ip })
    .from(loginLog)
    .where(
      and(
        // Looked up for an account that does not exist as well, so that the time reveals nothing.
        eq(loginLog.sysUserId, sysUserId ?? '0'),
        nearTo(network),
        sql`${loginLog.outcome} = 'success'`,
        gt(loginLog.at, shift(at, -KNOWN_MS)),
      ),
    );
  return found.some((known) => networkOf(known.ip) === network);
}

/** The addresses of a network, and few others: those of IPv6 are written alike up to the first zeros. */
function nearTo(network: string): SQL {
  if (!network.endsWith(BEHIND_NETWORK)) {
    return inArray(loginLog.ip, [network, `::ffff:${network}`]);
  }
  const groups = network.slice(0, -BEHIND_NETWORK.length).split(':');
  const zero = groups.indexOf('0');
  const alike = groups.slice(0, zero < 0 ? groups.length : zero);
  return startsWith(loginLog.ip, alike.map((group) => `${group}:`).join(''));
}

/**
 * The row holds no lock-out, or this attempt itself made it one. One of others stays: fewer tries would end it, and it
 * was not counted on.
 */
const mayForget = ({ at }: Attempt) =>
  or(
    lt(loginThrottle.tries, WRONG_TRIES.account),
    lte(loginThrottle.lastAt, shift(at, -WINDOW_MS)),
    eq(loginThrottle.lastAt, at),
  );

/** After a right password: the tries of this account from this address no longer count, wherever they were counted. */
export async function forgetAttempts(db: Db, attempt: Attempt): Promise<void> {
  const { address, account, both } = keysOf(attempt);
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ tries: loginThrottle.tries }).from(loginThrottle).where(isRow(both));
    const tries = row?.tries ?? 0;
    for (const row of [isRow(address), and(isRow(account), mayForget(attempt))]) {
      await tx
        .update(loginThrottle)
        .set({ tries: sql`greatest(${loginThrottle.tries} - ${tries}, 0)` })
        .where(row);
    }
    await tx.delete(loginThrottle).where(isRow(both));
  });
}

/** After another password was set: no wrong try of this account counts any more, from wherever. Addresses keep theirs. */
export async function forgetAttemptsOf(tx: Db, account: string): Promise<void> {
  const ofAccount = eq(loginThrottle.account, account.toLowerCase());
  await tx.select().from(loginThrottle).where(ofAccount).orderBy(asc(loginThrottle.ip)).for('update');
  await tx.delete(loginThrottle).where(ofAccount);
}

/** At most this many run-out rows are deleted at once. */
const CLEANED_AT_ONCE = 1000;

/** Deletes rows that have run out. Returns whether there may be more. */
export async function cleanTries(db: Db, now: string): Promise<boolean> {
  const runOut = db
    .select({ account: loginThrottle.account, ip: loginThrottle.ip })
    .from(loginThrottle)
    .where(lt(loginThrottle.lastAt, shift(now, -WINDOW_MS)))
    .limit(CLEANED_AT_ONCE)
    .for('update', { skipLocked: true });
  const gone = await db
    .delete(loginThrottle)
    .where(inArray(sql`(${loginThrottle.account}, ${loginThrottle.ip})`, runOut))
    .returning({ ip: loginThrottle.ip });
  return gone.length === CLEANED_AT_ONCE;
}
