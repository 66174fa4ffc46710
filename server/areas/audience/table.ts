import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Audience } from '../../../contract/audience';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { sysUser } from '../sysUser/table';

/** Audiences that operators keep for later, for all of them. */
export const savedAudience = pgTable(
  'saved_audience',
  {
    id: primaryId(),
    name: text().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    /** Who saved or changed it last. */
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('saved_audience_name').on(sql`lower(${table.name})`)],
);
