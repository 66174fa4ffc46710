import { count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { MessageDetail, messageQuery } from '../../../contract/message';
import { messageStatus } from '../../../contract/message/enums';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { onlyRow } from '../../db/rows';
import { progressColumns } from '../../delivery/progress';
import { deliveryJob } from '../../delivery/table';
import { countsBy, selected } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { audienceColumns, toDetail } from '../audience';
import { sysUser } from '../sysUser/table';
import { type MessageSelection, matching } from './filters';
import { message } from './table';

const { audience, sysUserId, withdrawnAt, withdrawnReason, ...shown } = getTableColumns(message);

const columns = {
  ...shown,
  audience: audienceColumns(audience),
  progress: progressColumns,
  by: sysUser.nickname,
  byId: sysUserId,
};
const { title, updatedAt, sentAt } = shown;
const { recipients, opened } = progressColumns;
const sortable = { title, updatedAt, sentAt, recipients, opened };

export function listMessages(db: Db, query: z.output<typeof messageQuery>) {
  const where = matching(query);
  const sorted = orderBy(query, sortable, { sort: 'updatedAt', order: 'descend' }, message.id);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(message)
    .innerJoin(sysUser, eq(sysUser.id, sysUserId))
    .leftJoin(deliveryJob, eq(deliveryJob.targetId, message.id))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, message, where) });
}

const byStatus = countsBy(message.status, valuesOf(messageStatus));

const toRecipients = sql<number>`coalesce(sum(${deliveryJob.recipients})
  filter (where ${inArray(message.status, ['sending', 'sent'])}), 0)`.mapWith(Number);

/** Counts a selection by status, and the users who have received or will receive those that can be withdrawn. */
export async function countMessages(db: Db, selection: MessageSelection) {
  return onlyRow(
    await db
      .select({ total: count(), ...byStatus, recipients: toRecipients })
      .from(message)
      .leftJoin(deliveryJob, eq(deliveryJob.targetId, message.id))
      .where(selected(message.id, selection, matching)),
  );
}

/** @throws `10404` */
export async function findMessage(db: Db, id: string): Promise<MessageDetail> {
  const [found] = await db
    .select({ ...columns, audience, withdrawnAt, withdrawnReason, finishedAt: deliveryJob.finishedAt })
    .from(message)
    .innerJoin(sysUser, eq(sysUser.id, sysUserId))
    .leftJoin(deliveryJob, eq(deliveryJob.targetId, message.id))
    .where(eq(message.id, id));
  const row = orNotFound(found);
  return { ...row, audience: toDetail(row.audience) };
}

export async function lockMessage(tx: Db, id: string): Promise<MessageDetail> {
  await lockRow(tx, message, id);
  return findMessage(tx, id);
}
