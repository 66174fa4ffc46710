import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LedgerEntry, Sanction, User } from '../../../contract/user';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { beginsIndex, digitsOf, gramsOf, lowerOf } from '../../lib/filters';
import { integral } from '../integral/table';
import { sysUser } from '../sysUser/table';

const ofUser = () =>
  idColumn()
    .notNull()
    .references(() => user.id);

export const user = pgTable(
  'app_user',
  {
    id: primaryId(),
    number: bigint({ mode: 'number' }).notNull(),
    nickname: text().notNull(),
    avatar: text(),
    gender: text().$type<User['gender']>().notNull(),
    /** Digits, with `+` and the country code if there is one. */
    phone: text(),
    bio: text().notNull().default(''),
    birthday: date({ mode: 'string' }),
    city: text(),
    level: integer().notNull(),
    /** Points and stones are the sums of the ledger's entries; written only by balance.ts. */
    points: bigint({ mode: 'number' }).notNull().default(0),
    stones: bigint({ mode: 'number' }).notNull().default(0),
    channel: text().$type<User['channel']>().notNull(),
    /** As last set. Past `statusUntil` it counts as normal, see columns.ts. */
    status: text().$type<User['status']>().notNull(),
    statusUntil: instantColumn(),
    statusReason: text(),
    lastActiveAt: instantColumn(),
    registeredAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
    /** When they last paid money for an order, whatever became of it; kept by triggers on the orders. */
    paidAt: instantColumn(),
  },
  (table) => [
    check('app_user_balances', sql`${table.points} >= 0 and ${table.stones} >= 0`),
    uniqueIndex('app_user_number').on(table.number),
    index('app_user_registered').on(table.registeredAt, table.id),
    index('app_user_active').on(table.lastActiveAt.desc().nullsLast(), table.id.desc()),
    index('app_user_active_first').on(table.lastActiveAt, table.id),
    index('app_user_level').on(table.level, table.id),
    index('app_user_points').on(table.points, table.id),
    index('app_user_stones').on(table.stones, table.id),
    index('app_user_nickname').on(table.nickname, table.id),
    index('app_user_phone').on(table.phone),
    index('app_user_nickname_begins').on(beginsIndex(lowerOf(table.nickname))),
    index('app_user_nickname_part').using('gin', gramsOf(table.nickname)),
    index('app_user_phone_part').using('gin', gramsOf(table.phone)),
    index('app_user_number_begins').on(beginsIndex(digitsOf(table.number))),
    index('app_user_paid').on(table.paidAt, table.id).where(sql`${table.paidAt} is not null`),
    index('app_user_sanctioned').on(table.status, table.statusUntil).where(sql`${table.status} <> 'normal'`),
  ],
);

/** Users whose `paidAt` is to be worked out anew: filled by a migration, emptied by the clock. */
export const userPaidAnew = pgTable('user_paid_anew', { userId: idColumn().primaryKey() });

export const ledger = pgTable(
  'user_ledger',
  {
    id: primaryId(),
    userId: ofUser(),
    currency: text().$type<LedgerEntry['currency']>().notNull(),
    kind: text().$type<LedgerEntry['kind']>().notNull(),
    delta: bigint({ mode: 'number' }).notNull(),
    balance: bigint({ mode: 'number' }).notNull(),
    reason: text(),
    sysUserId: idColumn().references(() => sysUser.id),
    /** No foreign key, because the order table refers to users. */
    orderId: idColumn(),
    /** No foreign key, because the wish table refers to users. */
    wishId: idColumn(),
    integralId: idColumn().references(() => integral.id),
    /** Identifies one request, so that sending it again changes nothing. */
    requestId: uuid(),
    at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('user_ledger_request').on(table.requestId),
    index('user_ledger_user').on(table.userId, table.at, table.id),
    index('user_ledger_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('user_ledger_wish').on(table.wishId).where(sql`${table.wishId} is not null`),
    index('user_ledger_integral').on(table.integralId).where(sql`${table.integralId} is not null`),
  ],
);

export const sanction = pgTable(
  'user_sanction',
  {
    id: primaryId(),
    userId: ofUser(),
    status: text().$type<Sanction['status']>().notNull(),
    reason: text().notNull(),
    from: instantColumn().notNull(),
    until: instantColumn(),
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
  },
  (table) => [index('user_sanction_user').on(table.userId, table.from)],
);

/** The same `fingerprint` under several users is the same device. */
export const device = pgTable(
  'user_device',
  {
    id: primaryId(),
    userId: ofUser(),
    fingerprint: text().notNull(),
    model: text().notNull(),
    system: text().notNull(),
    firstSeenAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('user_device_user').on(table.userId, table.fingerprint),
    index('user_device_fingerprint').on(table.fingerprint),
  ],
);

/** One row for each sign-in to the app. The active users of a day are the users with a row on that day. */
export const userLogin = pgTable(
  'user_login',
  {
    id: primaryId(),
    userId: ofUser(),
    ip: text().notNull(),
    place: text().notNull(),
    model: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index('user_login_user').on(table.userId, table.at, table.id),
    index('user_login_at').on(table.at, table.userId),
  ],
);

export const userNote = pgTable(
  'user_note',
  {
    id: primaryId(),
    userId: ofUser(),
    text: text().notNull(),
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    at: instantColumn().notNull(),
  },
  (table) => [index('user_note_user').on(table.userId, table.at)],
);
