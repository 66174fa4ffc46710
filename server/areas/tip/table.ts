import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Tip } from '../../../contract/tip';
import { instantColumn, primaryId } from '../../db/columns';

export const tip = pgTable(
  'tip',
  {
    id: primaryId(),
    text: text().notNull(),
    place: text().$type<Tip['place']>().notNull(),
    from: instantColumn().notNull(),
    to: instantColumn().notNull(),
    priority: integer().notNull(),
    status: text().$type<Tip['status']>().notNull(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('tip_time', sql`${table.to} > ${table.from}`),
    index('tip_from').on(table.from, table.id),
    index('tip_online').on(table.place, table.from, table.to).where(sql`${table.status} = 'online'`),
  ],
);
