import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Query } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { PeopleRoom, peopleQuery, peopleSelection } from '../../../contract/people';
import type { Db } from '../../db/connect';
import { auditItem, room, roomReport, sceneTemplate, user } from '../../db/tables';
import { countWhere, oneOf, selected } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { notFound } from '../../refusal';
import { personColumns, roomBaseColumns } from '../room/columns';
import { matchingBase, NO_ROOMS, roomCountColumns } from '../room/filters';
import { lockRoomRow } from '../room/lock';
import { pageOfRooms } from '../room/page';

type ListQuery = z.output<typeof peopleQuery>;
type Selection = z.output<typeof peopleSelection>;
type Filters = NonNullable<Selection['filter']>;

const reports: SQL<number> = sql<number>`(select count(*) from ${roomReport}
  where ${roomReport.roomId} = ${room}.id)::int`;

/** The latest look at the room as a whole. */
const auditId: SQL<string | null> = sql<string | null>`(select ${auditItem.id}::text from ${auditItem}
  where ${auditItem.targetId} = ${room}.id and ${auditItem.kind} = 'room'
  order by ${auditItem.submittedAt} desc, ${auditItem.id} desc limit 1)`;

const matching = (query: Filters) =>
  and(
    matchingBase('people', query),
    query.ownerId === undefined ? undefined : eq(room.hostId, query.ownerId),
    oneOf(room.auditState, query.auditState),
    query.frozen === undefined ? undefined : eq(room.frozen, query.frozen === 'true'),
    query.reportsFrom === undefined ? undefined : gte(reports, query.reportsFrom),
    query.reportsTo === undefined ? undefined : lte(reports, query.reportsTo),
  );

const rooms = (db: Db) =>
  db
    .select({
      ...roomBaseColumns,
      owner: personColumns,
      auditState: sql<PeopleRoom['auditState']>`${room.auditState}`,
      auditId,
      frozen: room.frozen,
      frozenReason: room.frozenReason,
      reports,
    })
    .from(room)
    .innerJoin(sceneTemplate, eq(sceneTemplate.id, room.sceneTemplateId))
    .innerJoin(user, eq(user.id, room.hostId));

export const listPeopleRooms = (db: Db, query: ListQuery) =>
  pageOfRooms(db, query, {
    where: matching(query),
    sortable: { reports },
    rows: (which, order) =>
      rooms(db)
        .where(which)
        .orderBy(...order),
  });

/** How many rooms a selection means, by status, how many are frozen, and how many people are in them. */
export async function countPeopleRooms(db: Db, selection: Selection) {
  const where = and(eq(room.kind, 'people'), selected(room.id, selection, matching));
  const [counts] = await db
    .select({ ...roomCountColumns, frozen: countWhere(eq(room.frozen, true)) })
    .from(room)
    .where(where);
  return counts ?? { ...NO_ROOMS, frozen: 0 };
}

/** @throws `10404`, also when it is an activity room */
export async function findPeopleRoom(db: Db, id: string): Promise<PeopleRoom> {
  const [row] = await rooms(db).where(and(eq(room.id, id), eq(room.kind, 'people')));
  if (!row) {
    throw notFound();
  }
  return row;
}

/** The room as it is at `now`, held until the transaction ends. @throws `10404` */
export async function lockPeopleRoom(tx: Db, id: string, now: string): Promise<PeopleRoom> {
  await lockRoomRow(tx, id, now);
  return findPeopleRoom(tx, id);
}

export async function listReports(db: Db, query: Query<typeof paths.people.reports>) {
  await findPeopleRoom(db, query.id);
  const { id, kind, text, at } = roomReport;
  const where = eq(roomReport.roomId, query.id);
  const rows = db
    .select({ id, user: personColumns, kind, text, at })
    .from(roomReport)
    .innerJoin(user, eq(user.id, roomReport.userId))
    .where(where)
    .orderBy(...orderBy(query, { at }, { sort: 'at', order: 'descend' }, id))
    .$dynamic();
  return readPage(query, rows, db.$count(roomReport, where));
}
