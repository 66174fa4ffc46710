import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Delivery } from '../../contract/delivery';
import { user } from '../areas/user/table';
import { idColumn, instantColumn, primaryId } from '../db/columns';

/** The sending of one push or message. Any server process may work on it, one batch of recipients at a time. */
export const deliveryJob = pgTable(
  'delivery_job',
  {
    id: primaryId(),
    kind: text().$type<'push' | 'message'>().notNull(),
    /** The push or message. Ids are unique across all tables. */
    targetId: idColumn().notNull(),
    state: text().$type<'waiting' | 'running' | 'done' | 'cancelled'>().notNull(),
    /** The time of the next step: the beginning, then at once, or later while the gateway is down. */
    dueAt: instantColumn().notNull(),
    /** Recipients who are not served by then are skipped. */
    expiresAt: instantColumn(),
    startedAt: instantColumn(),
    /** When everyone was served or skipped. In a cancelled sending this includes copies that were being sent. */
    finishedAt: instantColumn(),
    /** Counts of its copies, updated in the transaction that changes the copies, so that lists need not count them. */
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    opened: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('delivery_job_target').on(table.targetId),
    index('delivery_job_unfinished').on(table.dueAt).where(sql`${table.finishedAt} is null`),
  ],
);

/**
 * The copy for one recipient. The worker that takes it owns it until the lease ends; then another worker may take it.
 */
export const delivery = pgTable(
  'delivery',
  {
    id: primaryId(),
    jobId: idColumn()
      .notNull()
      .references(() => deliveryJob.id),
    userId: idColumn()
      .notNull()
      .references(() => user.id),
    /** The user's, for the order of the list. What writes none gets it from a trigger. */
    userNumber: bigint({ mode: 'number' }).notNull().default(0),
    state: text().$type<Delivery['state']>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before this time is it tried again. */
    nextAt: instantColumn().notNull(),
    /** Identifies the take that is in progress. */
    leaseBy: text(),
    leaseUntil: instantColumn(),
    error: text(),
    sentAt: instantColumn(),
    openedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('delivery_recipient').on(table.jobId, table.userId),
    // With all that a list of recipients is filtered and sorted by, which is read from it alone.
    index('delivery_by_number').on(table.jobId, table.userNumber, table.id, table.state, table.sentAt, table.openedAt),
    index('delivery_pending').on(table.jobId, table.nextAt, table.id).where(sql`${table.state} = 'pending'`),
    index('delivery_user').on(table.userId, table.sentAt),
  ],
);

/** What the recording gateway was given, in order. No constraint prevents it from recording a copy twice. */
export const recordedDelivery = pgTable(
  'recorded_delivery',
  {
    id: primaryId(),
    /** Null for a test. */
    deliveryId: idColumn(),
    userId: idColumn().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index('recorded_delivery_of').on(table.deliveryId)],
);
