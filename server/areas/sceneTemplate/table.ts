import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SceneTemplate } from '../../../contract/sceneTemplate';
import { instantColumn, primaryId } from '../../db/columns';

export const sceneTemplate = pgTable(
  'scene_template',
  {
    id: primaryId(),
    name: text().notNull(),
    theme: text().$type<SceneTemplate['theme']>().notNull(),
    cover: text().notNull(),
    capacity: integer().notNull(),
    unlockLevel: integer().notNull(),
    description: text().notNull(),
    status: text().$type<SceneTemplate['status']>().notNull(),
    isDefault: boolean().notNull().default(false),
    sort: integer().notNull(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('scene_template_default').on(table.isDefault).where(sql`${table.isDefault}`),
    index('scene_template_sort').on(table.sort, table.id),
  ],
);
