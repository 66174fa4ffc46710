import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  max,
  min,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { PeopleGroup, peopleGroupsQuery } from '../../../contract/people';
import { GROUP_OWNERS_MAX, type GroupBy } from '../../../contract/people/enums';
import type { Db } from '../../db/connect';
import { between } from '../../lib/filters';
import { orderBy, readPage, upTo } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { shift } from '../../lib/time';
import { auditItem } from '../audit/table';
import { isOpen, room } from '../room/table';
import { user } from '../user/table';

type GroupsQuery = z.output<typeof peopleGroupsQuery>;

const columns = { device: room.device, ip: room.ip, owner: room.hostId } as const satisfies Record<GroupBy, unknown>;

/** Rooms that can be closed, by what several of them have in common; each list reads one index alone. */
export async function listGroups(db: Db, query: GroupsQuery) {
  const { by, createdFrom, createdTo, roomsFrom, roomsTo } = query;
  const key = columns[by];
  const where = and(isOpen(room), isNotNull(key), ...between(room.createdAt, createdFrom, createdTo));
  const groups = () =>
    db
      .select({
        id: sql<string>`${key}::text`.as('id'),
        key: sql`${key}`.as('key'),
        rooms: count().as('rooms'),
        ownerCount: countDistinct(room.hostId).as('owner_count'),
        firstAt: min(room.createdAt).as('first_at'),
        lastAt: max(room.createdAt).as('last_at'),
      })
      .from(room)
      .where(where)
      .groupBy(key)
      .having(and(gte(count(), roomsFrom), roomsTo === undefined ? undefined : lte(count(), roomsTo)));
  const all = groups().as('groups');
  const { id, rooms, ownerCount, firstAt, lastAt } = all;
  const sorted = orderBy(query, { rooms, firstAt, lastAt }, { sort: 'rooms', order: 'descend' }, all.key);
  const page = await readPage(
    query,
    db.select({ id, rooms, ownerCount, firstAt, lastAt, cursor: sorted.cursor }).from(all).$dynamic(),
    { sorted, count: async (limit) => ({ total: await db.$count(upTo(groups().$dynamic(), limit).as('groups')) }) },
  );
  const found = page.list.map(({ id }) => id);
  const ofThese = and(where, inArray(key, found));
  const waiting = found.length ? await waitingOf(db, key, ofThese) : new Map<string, number>();
  const owners = found.length ? await ownersOf(db, key, ofThese) : new Map<string, PeopleGroup['owners']>();
  const list = page.list.map(
    (group): PeopleGroup => ({
      ...group,
      by,
      firstAt: shift(group.firstAt ?? '', 0),
      lastAt: shift(group.lastAt ?? '', 0),
      waiting: waiting.get(group.id) ?? 0,
      owners: owners.get(group.id) ?? [],
    }),
  );
  return { ...page, list };
}

type Key = (typeof columns)[GroupBy];

async function waitingOf(db: Db, key: Key, where: SQL | undefined): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: sql<string>`${key}::text`, waiting: count() })
    .from(room)
    .innerJoin(auditItem, and(eq(auditItem.targetId, room.id), eq(auditItem.state, sql`'pending'`)))
    .where(where)
    .groupBy(key);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** The owners of a group with the most of its rooms. */
async function ownersOf(db: Db, key: Key, where: SQL | undefined): Promise<Map<string, PeopleGroup['owners']>> {
  const ranked = db
    .select({
      key: sql<string>`${key}::text`.as('key'),
      ownerId: room.hostId,
      rank: sql<number>`row_number() over (partition by ${key} order by ${desc(count())}, ${room.hostId})`.as('rank'),
    })
    .from(room)
    .where(where)
    .groupBy(key, room.hostId)
    .as('ranked');
  const rows = await db
    .select({ key: ranked.key, owner: personColumns })
    .from(ranked)
    .innerJoin(user, eq(user.id, ranked.ownerId))
    .where(lte(ranked.rank, GROUP_OWNERS_MAX))
    .orderBy(ranked.key, ranked.rank);
  const owners = new Map<string, PeopleGroup['owners']>();
  for (const { key, owner } of rows) {
    owners.set(key, [...(owners.get(key) ?? []), owner]);
  }
  return owners;
}
