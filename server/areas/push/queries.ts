import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PushDetail, pushQuery } from '../../../contract/push';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { progressColumns } from '../../delivery/progress';
import { deliveryJob } from '../../delivery/table';
import { counting, orderBy, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { audienceColumns, toDetail } from '../audience';
import { room } from '../room/table';
import { sysUser } from '../sysUser/table';
import { matching } from './filters';
import { push } from './table';

const { audience, sysUserId, roomId, cancelledReason, ...shown } = getTableColumns(push);

const columns = {
  ...shown,
  audience: audienceColumns(audience),
  room: { id: room.id, number: room.number, title: room.title },
  progress: progressColumns,
  by: sysUser.nickname,
  byId: sysUserId,
};
const { title, updatedAt, scheduledAt, startedAt, status } = shown;
const { recipients, opened } = progressColumns;
/** Before it went out, one that is not cancelled is due. */
const due = sql`coalesce(${startedAt}, case when ${status} <> 'cancelled' then ${scheduledAt} end)`;
const sortable = {
  title,
  updatedAt,
  due: { by: due, nullable: true },
  scheduledAt,
  startedAt,
  recipients,
  opened,
} as const;

export function listPushes(db: Db, query: z.output<typeof pushQuery>) {
  const where = matching(query);
  const sorted = orderBy(query, sortable, { sort: 'updatedAt', order: 'descend' }, push.id);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(push)
    .innerJoin(sysUser, eq(sysUser.id, sysUserId))
    .leftJoin(room, eq(room.id, roomId))
    .leftJoin(deliveryJob, eq(deliveryJob.targetId, push.id))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, push, where) });
}

/** @throws `10404` */
export async function findPush(db: Db, id: string): Promise<PushDetail> {
  const [found] = await db
    .select({ ...columns, audience, cancelledReason, finishedAt: deliveryJob.finishedAt })
    .from(push)
    .innerJoin(sysUser, eq(sysUser.id, sysUserId))
    .leftJoin(room, eq(room.id, roomId))
    .leftJoin(deliveryJob, eq(deliveryJob.targetId, push.id))
    .where(eq(push.id, id));
  const row = orNotFound(found);
  return { ...row, audience: toDetail(row.audience) };
}

export async function lockPush(tx: Db, id: string): Promise<PushDetail> {
  await lockRow(tx, push, id);
  return findPush(tx, id);
}
