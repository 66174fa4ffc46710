import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Audience } from '../../contract/audience';
import { sysUser } from '../areas/sysUser/table';
import { idColumn, instantColumn, primaryId } from '../db/columns';

/** The columns that pushes and messages share. */
export const sendingColumns = () => ({
  id: primaryId(),
  title: text().notNull(),
  body: text().notNull(),
  audience: jsonb().$type<Audience>().notNull(),
  sysUserId: idColumn()
    .notNull()
    .references(() => sysUser.id),
  createdAt: instantColumn().notNull(),
  updatedAt: instantColumn().notNull(),
  version: integer().notNull().default(1),
});
