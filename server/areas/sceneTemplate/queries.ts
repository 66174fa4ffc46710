import { and, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Query } from '../../../contract';
import type { SceneTemplate, sceneTemplateQuery } from '../../../contract/sceneTemplate';
import type { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import type { Db } from '../../db/connect';
import { contains, oneOf } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { notFound } from '../../refusal';
import { room } from '../room/table';
import { sceneTemplate } from './table';

/** Rooms that have not ended, and so need their scene. */
const running = notInArray(room.status, ['ended', 'closed']);

const usedBy: SQL<number> = sql<number>`(select count(*) from ${room}
  where ${room.sceneTemplateId} = ${sceneTemplate}.id and ${running})::int`;

const columns = { ...getTableColumns(sceneTemplate), usedBy };

export function listScenes(db: Db, query: z.output<typeof sceneTemplateQuery>) {
  const where = and(
    query.keyword ? contains(sceneTemplate.name, query.keyword) : undefined,
    oneOf(sceneTemplate.status, query.status),
    oneOf(sceneTemplate.theme, query.theme),
  );
  const sorted = orderBy(query, columns, { sort: 'sort', order: 'ascend' }, sceneTemplate.id);
  const rows = db
    .select({ ...columns, cursor: sorted.cursor })
    .from(sceneTemplate)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, sceneTemplate, where) });
}

/** @throws `10404` */
export async function findScene(db: Db, id: string): Promise<SceneTemplate> {
  const [row] = await db.select(columns).from(sceneTemplate).where(eq(sceneTemplate.id, id));
  if (!row) {
    throw notFound();
  }
  return row;
}

export async function lockScene(tx: Db, id: string): Promise<SceneTemplate> {
  await tx.select({ id: sceneTemplate.id }).from(sceneTemplate).where(eq(sceneTemplate.id, id)).for('no key update');
  return findScene(tx, id);
}

/** Rooms that use a scene and have not ended, by number. */
export const runningRooms = (db: Db, sceneId: string) =>
  db
    .select({ number: room.number, title: room.title })
    .from(room)
    .where(and(eq(room.sceneTemplateId, sceneId), running))
    .orderBy(room.number);

export async function listRooms(db: Db, query: Query<typeof sceneTemplateCalls.rooms>) {
  await findScene(db, query.id);
  const where = eq(room.sceneTemplateId, query.id);
  const sorted = orderBy(query, { startsAt: room.startsAt }, { sort: 'startsAt', order: 'descend' }, room.id);
  const rows = db
    .select({ ...getTableColumns(room), cursor: sorted.cursor })
    .from(room)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, room, where) });
}

export async function orderOfScenes(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: sceneTemplate.id })
    .from(sceneTemplate)
    .orderBy(sceneTemplate.sort, sceneTemplate.id);
  return rows.map(({ id }) => id);
}
