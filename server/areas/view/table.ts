import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Layout } from '../../../contract/view';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { sysUser } from '../sysUser/table';

const ofAdmin = () =>
  idColumn()
    .notNull()
    .references(() => sysUser.id);

export const savedView = pgTable(
  'saved_view',
  {
    id: primaryId(),
    sysUserId: ofAdmin(),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('saved_view_name').on(table.sysUserId, table.list, sql`lower(${table.name})`),
    uniqueIndex('saved_view_default').on(table.sysUserId, table.list).where(sql`${table.isDefault}`),
  ],
);

export const listLayout = pgTable(
  'list_layout',
  {
    sysUserId: ofAdmin(),
    list: text().notNull(),
    columns: jsonb().$type<Layout['columns']>().notNull(),
    density: text().$type<Layout['density']>().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sysUserId, table.list] })],
);
