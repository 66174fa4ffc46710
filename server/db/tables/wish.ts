import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, primaryId } from './columns';
import { user } from './user';

/** Wishes, as far as their audit needs them. */
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
    state: text().$type<'open' | 'fulfilled' | 'expired' | 'removed'>().notNull(),
    removedReason: text(),
    madeAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('wish_number').on(table.number), index('wish_user').on(table.userId, table.madeAt)],
);
