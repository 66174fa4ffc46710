import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LoginRecord, SysUser } from '../../../contract/sysUser';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { beginsIndex, gramsOf } from '../../lib/filters';

export const sysUser = pgTable(
  'sys_user',
  {
    id: primaryId(),
    account: text().notNull(),
    nickname: text().notNull(),
    phone: text(),
    email: text(),
    status: text().$type<SysUser['status']>().notNull(),
    /** Salt and scrypt hash, see auth/password.ts. */
    passwordHash: text().notNull(),
    /** Somebody else made the password: nothing but changing it is done before it is changed. */
    mustChangePassword: boolean().notNull().default(false),
    lastLoginAt: instantColumn(),
    lastLoginIp: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('sys_user_account').on(sql`lower(${table.account})`),
    index('sys_user_created').on(table.createdAt, table.id),
  ],
);

/** Open sessions. A row is deleted when its session ends; the operation log keeps what happened in it. */
export const sysUserSession = pgTable(
  'sys_user_session',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
    /** Where PostgreSQL's log ended after the admin's last write, for reading it from a replica; null if there is none. */
    wroteUpTo: text(),
  },
  (table) => [index('sys_user_session_admin').on(table.sysUserId), index('sys_user_session_age').on(table.createdAt)],
);

/** Every attempt to sign in, accepted or refused. */
export const loginLog = pgTable(
  'login_log',
  {
    id: primaryId(),
    /** Null when no such account exists. */
    sysUserId: idColumn().references(() => sysUser.id),
    account: text().notNull(),
    outcome: text().$type<LoginRecord['outcome']>().notNull(),
    ip: text().notNull(),
    /** The place of the address at that time; also null in rows from before places were recorded. */
    place: text().$type<LoginRecord['place']>(),
    browser: text().notNull(),
    system: text().notNull(),
    at: instantColumn().notNull(),
    /** Part of a burst, or a sign-in right after one; kept by triggers: see `BURST_FAILURES` and log/bursts.ts. */
    inBurst: boolean().notNull().default(false),
  },
  (table) => [
    index('login_log_admin').on(table.sysUserId, table.at, table.id),
    index('login_log_account').on(table.account, table.id),
    index('login_log_account_part').using('gin', gramsOf(table.account)),
    index('login_log_at').on(table.at, table.id),
    index('login_log_ip').on(table.ip, table.at),
    index('login_log_failures').on(table.ip, table.at).where(sql`${table.outcome} <> 'success'`),
    index('login_log_known')
      .on(table.sysUserId, beginsIndex(table.ip), table.at)
      .where(sql`${table.outcome} = 'success'`),
    index('login_log_burst').on(table.at, table.id).where(sql`${table.inBurst}`),
  ],
);

/** Wrong attempts per account and address; in the database, so that several processes share the counts. */
export const loginThrottle = pgTable(
  'login_throttle',
  {
    account: text().notNull(),
    ip: text().notNull(),
    tries: integer().notNull(),
    firstAt: instantColumn().notNull(),
    lastAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.ip] }), index('login_throttle_last').on(table.lastAt)],
);
