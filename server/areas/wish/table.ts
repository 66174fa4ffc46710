import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Wish } from '../../../contract/wish';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { gift } from '../shelf/table';
import { user } from '../user/table';

/** What users wished for with stones. */
export const wish = pgTable(
  'wish',
  {
    id: primaryId(),
    number: integer().notNull(),
    userId: idColumn()
      .notNull()
      .references(() => user.id),
    text: text().notNull(),
    stones: integer().notNull(),
    state: text().$type<Wish['state']>().notNull(),
    /** What it was fulfilled with, as it was then. */
    giftId: idColumn().references(() => gift.id),
    giftName: text(),
    giftIcon: text(),
    /** What the gift was worth in stones. */
    giftStones: integer(),
    /** Stones that went back to the user. */
    refunded: integer().notNull().default(0),
    removedReason: text(),
    /** Names one request of the app, so that sending it again changes nothing. */
    requestId: uuid(),
    madeAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    fulfilledAt: instantColumn(),
    /** When it expired or was removed. */
    endedAt: instantColumn(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // Those from before gifts were known have none.
    check('wish_gift', sql`${table.giftId} is null or ${table.state} = 'fulfilled'`),
    check('wish_refund', sql`${table.refunded} between 0 and ${table.stones}`),
    uniqueIndex('wish_number').on(table.number),
    uniqueIndex('wish_request').on(table.requestId),
    index('wish_user').on(table.userId, table.madeAt),
    index('wish_made').on(table.madeAt, table.id),
    index('wish_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);
