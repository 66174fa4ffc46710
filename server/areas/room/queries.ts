import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Room, roomQuery, roomSelection } from '../../../contract/room';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { equal, selected } from '../../lib/filters';
import { personColumns } from '../../lib/personColumns';
import { orNotFound } from '../../refusal';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';
import { roomBaseColumns } from './columns';
import { findRooms, matchingBase, roomCountColumns } from './filters';
import { lockRoomRow } from './lock';
import { pageOfRooms } from './page';
import { room } from './table';

type Query = z.output<typeof roomQuery>;
type Selection = z.output<typeof roomSelection>;
type Filters = NonNullable<Selection['filter']>;

const matching = (query: Filters, named?: SQL) =>
  and(matchingBase('activity', query, named), equal(room.hostId, query.hostId));

const rooms = (db: Db) =>
  db
    .select({ ...roomBaseColumns, host: personColumns })
    .from(room)
    .innerJoin(sceneTemplate, eq(sceneTemplate.id, room.sceneTemplateId))
    .innerJoin(user, eq(user.id, room.hostId));

export async function listActivityRooms(db: Db, query: Query) {
  const named = await findRooms(db, 'activity', query.keyword);
  return pageOfRooms(db, query, {
    where: matching(query, named?.page),
    all: matching(query, named?.all),
    rows: (which, order) =>
      rooms(db)
        .where(which)
        .orderBy(...order),
  });
}

export async function countRooms(db: Db, selection: Selection) {
  const where = and(
    eq(room.kind, 'activity'),
    selected(room.id, selection, (filter) => matching(filter)),
  );
  return onlyRow(await db.select(roomCountColumns).from(room).where(where));
}

/** @throws `10404`, also for a self-built room */
export async function findRoom(db: Db, id: string): Promise<Room> {
  const [row] = await rooms(db).where(and(eq(room.id, id), eq(room.kind, 'activity')));
  return orNotFound(row);
}

/** Locks the room after its due step by the clock. @throws `10404` */
export async function lockRoom(tx: Db, id: string, now: string): Promise<Room> {
  await lockRoomRow(tx, id, now);
  return findRoom(tx, id);
}
