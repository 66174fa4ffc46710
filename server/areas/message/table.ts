import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Message } from '../../../contract/message';
import { instantColumn } from '../../db/columns';
import { sendingColumns } from '../../delivery/columns';

export const message = pgTable(
  'message',
  {
    ...sendingColumns(),
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
