import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, lt, or, sql } from 'drizzle-orm';
import { codes } from '../../contract/codes';
import { sysUser, sysUserSession } from '../areas/sysUser/table';
import type { Db } from '../db/database';
import { HOUR_MS, MINUTE_MS, shift } from '../lib/time';
import { messages } from '../messages';
import { Refusal } from '../refusal';
import { releaseAll } from './claims';

const IDLE_MS = 2 * HOUR_MS;
const LIFE_MS = 12 * HOUR_MS;
/** How old `lastSeenAt` may get, so that a busy operator costs one write a minute and not one per call. */
const SEEN_EVERY_MS = MINUTE_MS;

export interface Admin {
  id: string;
  account: string;
  nickname: string;
  /** Where PostgreSQL's log ended after their last write, if there is a replica. */
  wroteUpTo?: string | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const alive = (now: string) =>
  and(gt(sysUserSession.lastSeenAt, shift(now, -IDLE_MS)), gt(sysUserSession.createdAt, shift(now, -LIFE_MS)));

/** Sessions that open nothing any more. */
export const ended = (now: string) =>
  or(lt(sysUserSession.lastSeenAt, shift(now, -IDLE_MS)), lt(sysUserSession.createdAt, shift(now, -LIFE_MS)));

/** Opens a session and returns its token: 256 random bits, of which only the hash is stored. */
export async function openSession(tx: Db, sysUserId: string, now: string): Promise<string> {
  await tx.delete(sysUserSession).where(ended(now));
  const token = randomBytes(32).toString('base64url');
  await tx.insert(sysUserSession).values({ tokenHash: hashOf(token), sysUserId, createdAt: now, lastSeenAt: now });
  return token;
}

interface Asked {
  /** Also of an admin who has to change their password first. */
  beforePasswordChange?: boolean;
  /** By the console itself: the session is idle all the same. */
  unattended?: boolean;
}

/**
 * The admin of a call's token. @throws `10021` if it is missing, unknown, idle, too old or its admin is disabled;
 * `10004` if they have to change their password first
 */
export async function adminOf(
  db: Db,
  token: string,
  now: string,
  { beforePasswordChange = false, unattended = false }: Asked = {},
): Promise<Admin> {
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      id: sysUser.id,
      account: sysUser.account,
      nickname: sysUser.nickname,
      mustChangePassword: sysUser.mustChangePassword,
      lastSeenAt: sysUserSession.lastSeenAt,
      wroteUpTo: sysUserSession.wroteUpTo,
    })
    .from(sysUserSession)
    .innerJoin(sysUser, eq(sysUser.id, sysUserSession.sysUserId))
    .where(and(eq(sysUserSession.tokenHash, tokenHash), eq(sysUser.status, 'enabled'), alive(now)));
  if (!found) {
    throw new Refusal(codes.tokenExpired, messages.tokenExpired);
  }
  const { lastSeenAt, mustChangePassword, ...admin } = found;
  if (mustChangePassword && !beforePasswordChange) {
    throw new Refusal(codes.mustChangePassword, messages.mustChangePassword);
  }
  const stale = shift(now, -SEEN_EVERY_MS);
  if (!unattended && lastSeenAt < stale) {
    await db.update(sysUserSession).set({ lastSeenAt: now }).where(eq(sysUserSession.tokenHash, tokenHash));
  }
  return admin;
}

/**
 * Stores how far a replica must have followed (a position in the write-ahead log) before this admin reads from it, for
 * all servers. It will get that far, because this is a write itself.
 */
export const noteWrite = (db: Db, sysUserId: string) =>
  db
    .update(sysUserSession)
    .set({ wroteUpTo: sql`pg_current_wal_insert_lsn()::text` })
    .where(eq(sysUserSession.sysUserId, sysUserId));

/** Ends a session; with the last one of an admin their claims end, too. */
export async function endSession(tx: Db, token: string, now: string): Promise<void> {
  const [ended] = await tx
    .delete(sysUserSession)
    .where(eq(sysUserSession.tokenHash, hashOf(token)))
    .returning({ sysUserId: sysUserSession.sysUserId });
  if (ended && (await countSessions(tx, ended.sysUserId, now)) === 0) {
    await releaseAll(tx, ended.sysUserId);
  }
}

/** Ends every session of an admin, and with them their claims, and returns how many sessions were still open. */
export async function endSessionsOf(tx: Db, sysUserId: string, now: string): Promise<number> {
  const open = await countSessions(tx, sysUserId, now);
  // In this order, as in endSession: two who end the same session at once would wait for each other.
  await tx.delete(sysUserSession).where(eq(sysUserSession.sysUserId, sysUserId));
  await releaseAll(tx, sysUserId);
  return open;
}

export async function countSessions(db: Db, sysUserId: string, now: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(sysUserSession)
    .where(and(eq(sysUserSession.sysUserId, sysUserId), alive(now)));
  return row?.open ?? 0;
}
