import { type Column, type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditItem } from '../../../contract/audit';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { gramsOf, lowerOf } from '../../lib/filters';
import { sysUser } from '../sysUser/table';
import { user } from '../user/table';

/** A rejection for what was submitted. One without a code only closed or removed the record. */
export const isViolation = ({ state, reasonCode }: { state: Column; reasonCode: Column }): SQL =>
  sql`${state} = 'rejected' and ${reasonCode} is not null`;

export const auditItem = pgTable(
  'audit_item',
  {
    id: primaryId(),
    kind: text().$type<AuditItem['kind']>().notNull(),
    state: text().$type<AuditItem['state']>().notNull(),
    priority: text().$type<AuditItem['priority']>().notNull(),
    title: text(),
    text: text(),
    image: text(),
    /** The content that was replaced; a rejection restores it. */
    previous: text(),
    hits: jsonb().$type<AuditItem['hits']>().notNull(),
    /** A self-built room, a user or a wish. Ids are unique across all tables. */
    targetId: idColumn().notNull(),
    userId: idColumn()
      .notNull()
      .references(() => user.id),
    submittedAt: instantColumn().notNull(),
    claimedById: idColumn().references(() => sysUser.id),
    claimedUntil: instantColumn(),
    reviewerId: idColumn().references(() => sysUser.id),
    decidedAt: instantColumn(),
    reasonCode: text().$type<NonNullable<AuditItem['reasonCode']>>(),
    reason: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('audit_item_decided', sql`(${table.state} = 'pending') = (${table.decidedAt} is null)`),
    // At most one item waits per record and kind.
    uniqueIndex('audit_item_waiting').on(table.targetId, table.kind).where(sql`${table.state} = 'pending'`),
    index('audit_item_title_part').using('gin', gramsOf(table.title)),
    index('audit_item_text_part').using('gin', gramsOf(table.text)),
    // Of texts of any length, which a btree does not take.
    index('audit_item_title_same').using('hash', lowerOf(table.title)),
    index('audit_item_text_same').using('hash', lowerOf(table.text)),
    index('audit_item_image_same').using('hash', table.image),
    index('audit_item_words').using('gin', sql`${table.hits} jsonb_path_ops`),
    index('audit_item_queue').on(table.state, table.submittedAt, table.id),
    index('audit_item_by_user').on(table.userId, table.state, table.decidedAt, table.id),
    index('audit_item_target').on(table.targetId, table.kind, table.submittedAt),
    index('audit_item_reviewer').on(table.reviewerId, table.decidedAt),
    index('audit_item_submitted').on(table.submittedAt, table.id),
    index('audit_item_decided_last').on(table.decidedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    // With what a page of them is sorted by.
    index('audit_item_decided_in').on(table.decidedAt, table.submittedAt, table.id),
  ],
);
