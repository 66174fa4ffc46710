import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Query } from '../../../contract';
import type { PeopleRoom, peopleQuery, peopleSelection } from '../../../contract/people';
import type { peopleCalls } from '../../../contract/people/calls';
import { roomSteps } from '../../../contract/room/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { between, equal, oneOf, selected } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { orNotFound } from '../../refusal';
import { auditItem } from '../audit/table';
import { findRooms, lockRoomRow, matchingBase, pageOfRooms, roomBaseColumns, roomCountColumns } from '../room';
import { room, roomReport } from '../room/table';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';

type ListQuery = z.output<typeof peopleQuery>;
type Selection = z.output<typeof peopleSelection>;
type Filters = NonNullable<Selection['filter']>;

/** The latest audit of the room as a whole. */
const auditId: SQL<string | null> = sql<string | null>`(select ${auditItem.id}::text from ${auditItem}
  where ${auditItem.targetId} = ${room}.id and ${auditItem.kind} = 'room'
  order by ${auditItem.submittedAt} desc, ${auditItem.id} desc limit 1)`;

const matching = (query: Filters, named?: SQL) =>
  and(
    matchingBase('people', query, named),
    equal(room.device, query.device),
    equal(room.ip, query.ip),
    ...between(room.createdAt, query.createdFrom, query.createdTo),
    equal(room.hostId, query.ownerId),
    oneOf(room.auditState, query.auditState),
    equal(room.frozen, query.frozen && query.frozen === 'true'),
    ...between(room.reports, query.reportsFrom, query.reportsTo),
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
      reports: room.reports,
      device: room.device,
      ip: room.ip,
    })
    .from(room)
    .innerJoin(sceneTemplate, eq(sceneTemplate.id, room.sceneTemplateId))
    .innerJoin(user, eq(user.id, room.hostId));

export async function listPeopleRooms(db: Db, query: ListQuery) {
  const named = await findRooms(db, 'people', query.keyword);
  return pageOfRooms(db, query, {
    where: matching(query, named?.page),
    all: matching(query, named?.all),
    sortable: { reports: room.reports },
    rows: (which, order) =>
      rooms(db)
        .where(which)
        .orderBy(...order),
  });
}

export async function countPeopleRooms(db: Db, selection: Selection) {
  const where = and(
    eq(room.kind, 'people'),
    selected(room.id, selection, (filter) => matching(filter)),
  );
  const counts = onlyRow(await db.select(roomCountColumns).from(room).where(where));
  const frozen = await db.$count(room, and(where, eq(room.frozen, true), inArray(room.status, roomSteps.freeze)));
  const { waiting } = onlyRow(
    await db
      .select({ waiting: count() })
      .from(auditItem)
      .innerJoin(room, eq(room.id, auditItem.targetId))
      .where(and(eq(auditItem.state, 'pending'), where)),
  );
  return { ...counts, frozen, waiting };
}

/** @throws `10404`, also for an activity room */
export async function findPeopleRoom(db: Db, id: string): Promise<PeopleRoom> {
  const [row] = await rooms(db).where(and(eq(room.id, id), eq(room.kind, 'people')));
  return orNotFound(row);
}

/** Locks the room after its due step by the clock. @throws `10404` */
export async function lockPeopleRoom(tx: Db, id: string, now: string): Promise<PeopleRoom> {
  await lockRoomRow(tx, id, now);
  return findPeopleRoom(tx, id);
}

export async function listReports(db: Db, query: Query<typeof peopleCalls.reports>) {
  await findPeopleRoom(db, query.id);
  const { id, kind, text, at } = roomReport;
  const where = eq(roomReport.roomId, query.id);
  const sorted = orderBy(query, { at }, { sort: 'at', order: 'descend' }, id);
  const rows = db
    .select({ id, user: personColumns, kind, text, at, cursor: sorted.cursor })
    .from(roomReport)
    .innerJoin(user, eq(user.id, roomReport.userId))
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, roomReport, where) });
}
