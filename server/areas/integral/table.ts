import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Integral } from '../../../contract/integral';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { sysUser } from '../sysUser/table';

export const integral = pgTable(
  'integral',
  {
    id: primaryId(),
    event: text().$type<Integral['event']>().notNull(),
    points: integer().notNull(),
    dailyCap: integer(),
    fromLevel: integer().notNull(),
    status: text().$type<Integral['status']>().notNull(),
    /** The admin who wrote it last. */
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('integral_numbers', sql`${table.points} > 0 and ${table.dailyCap} >= ${table.points}`),
    uniqueIndex('integral_event').on(table.event, table.fromLevel),
  ],
);
