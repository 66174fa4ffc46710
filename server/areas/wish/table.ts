import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Wish } from '../../../contract/wish';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { beginsIndex, digitsOf, gramsOf, lowerOf } from '../../lib/filters';
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
    index('wish_number_begins').on(beginsIndex(digitsOf(table.number))),
    index('wish_text_begins').on(beginsIndex(lowerOf(table.text))),
    index('wish_text_part').using('gin', gramsOf(table.text)),
    /** For counts of all, which read it alone. */
    index('wish_state').on(table.state, table.stones),
    index('wish_by_user').on(table.userId, table.madeAt, table.id),
    index('wish_made').on(table.madeAt, table.id),
    index('wish_stones').on(table.stones, table.id),
    index('wish_expires').on(table.expiresAt, table.id),
    index('wish_fulfilled').on(table.fulfilledAt, table.id),
    index('wish_fulfilled_last').on(table.fulfilledAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('wish_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);
