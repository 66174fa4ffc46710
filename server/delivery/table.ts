import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Delivery } from '../../contract/delivery';
import { user } from '../areas/user/table';
import { idColumn, instantColumn, primaryId } from '../db/columns';

/** The sending of one push or message; any server process may work on it, one batch of recipients at a time. */
export const deliveryJob = pgTable(
  'delivery_job',
  {
    id: primaryId(),
    kind: text().$type<'push' | 'message'>().notNull(),
    /** The push or message: ids name one record in the whole product. */
    targetId: idColumn().notNull(),
    /** `waiting` for its time, `running`, `done`, or `cancelled`. */
    state: text().$type<'waiting' | 'running' | 'done' | 'cancelled'>().notNull(),
    /** When its next step is: first the beginning, then at once, or later where its gateway is down. */
    dueAt: instantColumn().notNull(),
    /** Recipients who are not served by then are skipped. */
    expiresAt: instantColumn(),
    startedAt: instantColumn(),
    /** Everyone was served or left out; of a cancelled one, also those that were under way. */
    finishedAt: instantColumn(),
    /** Counts of its deliveries, written in the transaction that changes them, so that lists need not count. */
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

/** One recipient's copy. A worker that takes it has it until its lease is over; then another may. */
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
    state: text().$type<Delivery['state']>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not tried again before. */
    nextAt: instantColumn().notNull(),
    /** Names the take of it that is under way. */
    leaseBy: text(),
    leaseUntil: instantColumn(),
    error: text(),
    sentAt: instantColumn(),
    openedAt: instantColumn(),
  },
  (table) => [
    // Nobody gets the same twice.
    uniqueIndex('delivery_recipient').on(table.jobId, table.userId),
    index('delivery_pending').on(table.jobId, table.nextAt, table.id).where(sql`${table.state} = 'pending'`),
    index('delivery_user').on(table.userId, table.sentAt),
  ],
);

/** What the recording gateway was handed, in the order it was; nothing here keeps it from recording twice. */
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
