import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Push } from '../../../contract/push';
import { idColumn, instantColumn } from '../../db/columns';
import { sendingColumns } from '../../delivery/columns';
import { room } from '../room/table';

export const push = pgTable(
  'push',
  {
    ...sendingColumns(),
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
