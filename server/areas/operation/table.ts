import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Operation } from '../../../contract/operation';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { sysUser } from '../sysUser/table';

export const operation = pgTable(
  'operation',
  {
    id: primaryId(),
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    action: text().$type<Operation['action']>().notNull(),
    targetType: text().$type<Operation['targetType']>().notNull(),
    targetId: idColumn(),
    targetName: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    ip: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index('operation_at').on(table.at, table.id),
    index('operation_target').on(table.targetType, table.targetId, table.at),
    index('operation_admin').on(table.sysUserId, table.at),
  ],
);
