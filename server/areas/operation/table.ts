import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Operation } from '../../../contract/operation';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { gramsOf } from '../../lib/filters';
import { sysUser } from '../sysUser/table';

/** Append-only: triggers of the migration `operation_seals` refuse everything but new rows and `cutOperations`. */
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
    index('operation_by').on(table.sysUserId, table.at, table.id),
    index('operation_action').on(table.action, table.at, table.id),
    index('operation_type').on(table.targetType, table.at, table.id),
    index('operation_record').on(table.targetId, table.at, table.id),
    index('operation_name').on(table.targetName, table.at, table.id),
    index('operation_ip').on(table.ip, table.at, table.id),
    index('operation_reason_part').using('gin', gramsOf(table.reason)),
    index('operation_name_part').using('gin', gramsOf(table.targetName)),
  ],
);

/** Operations that have no seal yet; a trigger adds them, so that writers meet no row of each other. */
export const operationUnsealed = pgTable(
  'operation_unsealed',
  { at: instantColumn().notNull(), operationId: idColumn().notNull() },
  (table) => [primaryKey({ columns: [table.at, table.operationId] })],
);

/** The chain: each seal is the SHA-256 of the one before it and of its operation (`chain.ts`). */
export const operationSeal = pgTable('operation_seal', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  operationId: idColumn().notNull().unique('operation_seal_operation'),
  hash: text().notNull(),
});

/** Where the oldest end of the chain was cut off: the last seal that is gone, so that the rest still starts from it. */
export const operationCut = pgTable('operation_cut', {
  through: bigint({ mode: 'number' }).primaryKey(),
  hash: text().notNull(),
  at: instantColumn().notNull(),
});
