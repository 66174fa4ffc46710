import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Wish } from '../../../contract/wish';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { gift } from '../shelf/table';
import { user } from '../user/table';

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
    /** The gift that fulfilled it, as it was at that time. */
    giftId: idColumn().references(() => gift.id),
    giftName: text(),
    giftIcon: text(),
    giftStones: integer(),
    refunded: integer().notNull().default(0),
    removedReason: text(),
    /** Identifies one request of the app, so that sending it again changes nothing. */
    requestId: uuid(),
    madeAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    fulfilledAt: instantColumn(),
    endedAt: instantColumn(),
    version: integer().notNull().default(1),
  },
  (table) => [
    // Wishes fulfilled before gifts were recorded have none.
    check('wish_gift', sql`${table.giftId} is null or ${table.state} = 'fulfilled'`),
    check('wish_refund', sql`${table.refunded} between 0 and ${table.stones}`),
    uniqueIndex('wish_number').on(table.number),
    uniqueIndex('wish_request').on(table.requestId),
    index('wish_user').on(table.userId, table.madeAt),
    index('wish_made').on(table.madeAt, table.id),
    index('wish_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);
