import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Share } from '../../../contract/share';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { beginsIndex, digitsOf, gramsOf } from '../../lib/filters';
import { user } from '../user/table';

export const share = pgTable(
  'share',
  {
    id: primaryId(),
    userId: idColumn()
      .notNull()
      .references(() => user.id),
    channel: text().$type<Share['channel']>().notNull(),
    of: text().$type<Share['of']>().notNull(),
    /** The room or the wish. No foreign key, because it may be in either of two tables. */
    targetId: idColumn(),
    /** Identifies one request of the app, so that sending it again changes nothing. */
    requestId: uuid(),
    sharedAt: instantColumn().notNull(),
    /** Of `shareClick` and `shareSignUp`, kept by triggers on these. Those of one share wait for each other only. */
    clicks: integer().notNull().default(0),
    signUps: integer().notNull().default(0),
  },
  (table) => [
    check('share_target', sql`(${table.of} = 'app') = (${table.targetId} is null)`),
    uniqueIndex('share_request').on(table.requestId),
    index('share_shared').on(table.sharedAt, table.id),
    index('share_by_user').on(table.userId, table.sharedAt, table.id),
    index('share_clicks').on(table.clicks, table.id),
    index('share_sign_ups').on(table.signUps, table.id),
  ],
);

const ofShare = () =>
  idColumn()
    .notNull()
    .references(() => share.id);

export const shareClick = pgTable(
  'share_click',
  {
    id: primaryId(),
    shareId: ofShare(),
    ip: text().notNull(),
    device: text().notNull(),
    requestId: uuid(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('share_click_request').on(table.requestId), index('share_click_share').on(table.shareId)],
);

export const shareSignUp = pgTable(
  'share_sign_up',
  {
    id: primaryId(),
    shareId: ofShare(),
    /** The new user. */
    userId: idColumn()
      .notNull()
      .references(() => user.id),
    ip: text().notNull(),
    device: text().notNull(),
    at: instantColumn().notNull(),
    /** Copied from the share and the new user by triggers, so that a list is filtered by them without reading these. */
    channel: text().$type<Share['channel']>(),
    sharedAt: instantColumn(),
    nickname: text(),
    number: bigint({ mode: 'number' }),
    /** Whether it is suspicious, kept by triggers: see `SUSPECT_SIGN_UPS` and suspects.ts. */
    byDevice: boolean().notNull().default(false),
    byIp: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('share_sign_up_user').on(table.userId),
    index('share_sign_up_share').on(table.shareId),
    index('share_sign_up_at').on(table.at, table.id),
    index('share_sign_up_device').on(table.device, table.at),
    index('share_sign_up_ip').on(table.ip, table.at),
    index('share_sign_up_device_part').using('gin', gramsOf(table.device)),
    index('share_sign_up_nickname_part').using('gin', gramsOf(table.nickname)),
    index('share_sign_up_number_begins').on(beginsIndex(digitsOf(table.number))),
    index('share_sign_up_suspect').on(table.at, table.id).where(sql`${table.byDevice} or ${table.byIp}`),
    index('share_sign_up_suspect_share').on(table.shareId).where(sql`${table.byDevice} or ${table.byIp}`),
    index('share_sign_up_by_device').on(table.device, table.at).where(sql`${table.byDevice}`),
    index('share_sign_up_by_ip').on(table.ip, table.at).where(sql`${table.byIp}`),
  ],
);
