import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Audience } from '../../../contract/audience';
import type { Message } from '../../../contract/message';
import type { Push } from '../../../contract/push';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { room } from '../room/table';
import { sysUser } from '../sysUser/table';

/** What a push and a message have alike: whom it goes to, and who wrote or sent it. */
const sending = () => ({
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

/** Letters in the app. */
export const message = pgTable(
  'message',
  {
    ...sending(),
    type: text().$type<Message['type']>().notNull(),
    status: text().$type<Message['status']>().notNull(),
    sentAt: instantColumn(),
    withdrawnAt: instantColumn(),
    withdrawnReason: text(),
  },
  (table) => [
    check('message_sent', sql`(${table.status} = 'draft') = (${table.sentAt} is null)`),
    index('message_updated').on(table.updatedAt, table.id),
    index('message_sent_at').on(table.sentAt, table.id),
  ],
);

/** Notifications to phones. */
export const push = pgTable(
  'push',
  {
    ...sending(),
    image: text(),
    opens: text().$type<Push['opens']>().notNull(),
    roomId: idColumn().references(() => room.id),
    url: text(),
    status: text().$type<Push['status']>().notNull(),
    scheduledAt: instantColumn(),
    expiresAt: instantColumn(),
    startedAt: instantColumn(),
    cancelledReason: text(),
  },
  (table) => [
    index('push_updated').on(table.updatedAt, table.id),
    index('push_scheduled').on(table.scheduledAt, table.id),
    index('push_started').on(table.startedAt, table.id),
  ],
);
