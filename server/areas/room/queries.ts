import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Room, roomQuery, roomSelection } from '../../../contract/room';
import type { Db } from '../../db/connect';
import { room, sceneTemplate, user } from '../../db/tables';
import { selected } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { notFound } from '../../refusal';
import { personColumns, roomBaseColumns } from './columns';
import { matchingBase, meantFirst, NO_ROOMS, roomCountColumns, roomSortable } from './filters';
import { lockRoomRow } from './lock';

type Query = z.output<typeof roomQuery>;
type Selection = z.output<typeof roomSelection>;
type Filters = NonNullable<Selection['filter']>;

const matching = (query: Filters) =>
  and(matchingBase('activity', query), query.hostId === undefined ? undefined : eq(room.hostId, query.hostId));

const rooms = (db: Db) =>
  db
    .select({ ...roomBaseColumns, host: personColumns })
    .from(room)
    .innerJoin(sceneTemplate, eq(sceneTemplate.id, room.sceneTemplateId))
    .innerJoin(user, eq(user.id, room.hostId));

export async function listActivityRooms(db: Db, query: Query) {
  const where = matching(query);
  const order = [
    ...meantFirst(query.keyword),
    ...orderBy(query, roomSortable, { sort: 'startsAt', order: 'descend' }, room.id),
  ];
  // The ids first: scene and host are looked up for the rooms of the page, not for all those before it.
  const ids = db
    .select({ id: room.id })
    .from(room)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const page = await readPage(query, ids, db.$count(room, where));
  const onPage = page.list.map(({ id }) => id);
  const list = await rooms(db)
    .where(inArray(room.id, onPage))
    .orderBy(...order);
  return { ...page, list };
}

/** How many rooms a selection means, by status, and how many people are in them. */
export async function countRooms(db: Db, selection: Selection) {
  const where = and(eq(room.kind, 'activity'), selected(room.id, selection, matching));
  const [counts] = await db.select(roomCountColumns).from(room).where(where);
  return counts ?? NO_ROOMS;
}

/** @throws `10404`, also when it is a self-built one */
export async function findRoom(db: Db, id: string): Promise<Room> {
  const [row] = await rooms(db).where(and(eq(room.id, id), eq(room.kind, 'activity')));
  if (!row) {
    throw notFound();
  }
  return row;
}

/** The room as it is at `now`, held until the transaction ends. @throws `10404` */
export async function lockRoom(tx: Db, id: string, now: string): Promise<Room> {
  await lockRoomRow(tx, id, now);
  return findRoom(tx, id);
}
