import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Query } from '../../../contract';
import type { SceneTemplate, sceneTemplateQuery } from '../../../contract/sceneTemplate';
import type { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import type { Db } from '../../db/database';
import { lockRow } from '../../db/lockRow';
import { contains, oneOf } from '../../lib/filters';
import { counting, orderBy, readPage, readPageById } from '../../lib/paging';
import { notFound, orNotFound } from '../../refusal';
import { isRunning, room } from '../room/table';
import { sceneTemplate } from './table';

/** What scenes are selected from: with how many running rooms each is used by, counted once for all that are asked for. */
function withUse(db: Db) {
  const used = db
    .select({ sceneId: room.sceneTemplateId, rooms: count().as('rooms') })
    .from(room)
    .where(isRunning(room))
    .groupBy(room.sceneTemplateId)
    .as('used');
  const columns = { ...getTableColumns(sceneTemplate), usedBy: sql<number>`coalesce(${used.rooms}, 0)::int` };
  return { columns, used, usesIt: eq(used.sceneId, sceneTemplate.id) };
}

export function listScenes(db: Db, query: z.output<typeof sceneTemplateQuery>) {
  const { columns, used, usesIt } = withUse(db);
  const where = and(
    query.keyword ? contains(sceneTemplate.name, query.keyword) : undefined,
    oneOf(sceneTemplate.status, query.status),
    oneOf(sceneTemplate.theme, query.theme),
  );
  const sorted = orderBy(query, columns, { sort: 'sort', order: 'ascend' }, sceneTemplate.id);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(sceneTemplate)
    .leftJoin(used, usesIt)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, sceneTemplate, where) });
}

/** @throws `10404` */
export async function findScene(db: Db, id: string): Promise<SceneTemplate> {
  const { columns, used, usesIt } = withUse(db);
  const [row] = await db.select(columns).from(sceneTemplate).leftJoin(used, usesIt).where(eq(sceneTemplate.id, id));
  return orNotFound(row);
}

export async function lockScene(tx: Db, id: string): Promise<SceneTemplate> {
  await lockRow(tx, sceneTemplate, id);
  return findScene(tx, id);
}

/** How many rooms use a scene and have not ended, and the first of them by number. */
export async function runningRooms(db: Db, sceneId: string, first: number) {
  const where = and(eq(room.sceneTemplateId, sceneId), isRunning(room));
  const { number, title } = room;
  const rooms = await db.select({ number, title }).from(room).where(where).orderBy(number).limit(first);
  return { rooms, total: await db.$count(room, where) };
}

export async function listRooms(db: Db, query: Query<typeof sceneTemplateCalls.rooms>) {
  const isThere = await db.$count(sceneTemplate, eq(sceneTemplate.id, query.id));
  if (!isThere) {
    throw notFound();
  }
  const where = and(eq(room.sceneTemplateId, query.id), oneOf(room.status, query.status));
  const sorted = orderBy(query, { startsAt: room.startsAt }, { sort: 'startsAt', order: 'descend' }, room.id);
  const ids = db.select({ id: room.id, cursor: sorted.cursor }).from(room).$dynamic();
  return readPageById(query, ids, {
    ...{ id: room.id, where, sorted, count: counting(db, room, where) },
    rows: (which, order) =>
      db
        .select()
        .from(room)
        .where(which)
        .orderBy(...order),
  });
}

export async function orderOfScenes(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: sceneTemplate.id })
    .from(sceneTemplate)
    .orderBy(sceneTemplate.sort, sceneTemplate.id);
  return rows.map(({ id }) => id);
}
