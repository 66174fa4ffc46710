import { and, count, desc, eq, gte, inArray, isNotNull, lte, max, min, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PeopleGroup, peopleGroupsQuery } from '../../../contract/people';
import { GROUP_OWNERS_MAX, type GroupBy } from '../../../contract/people/enums';
import type { Db } from '../../db/database';
import { among, between } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { shift } from '../../lib/time';
import { auditItem } from '../audit/table';
import { isOpen, room } from '../room/table';
import { user } from '../user/table';

type GroupsQuery = z.output<typeof peopleGroupsQuery>;

const columns = { device: room.device, ip: room.ip, owner: room.hostId } as const satisfies Record<GroupBy, unknown>;

/**
 * Rooms that can be closed, by what several of them have in common; each list reads one index alone. Which groups are the
 * largest is only known of all, so all are put together, once: each is selected with how many there are.
 */
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
        firstAt: min(room.createdAt).as('first_at'),
        lastAt: max(room.createdAt).as('last_at'),
        groups: sql<number>`count(*) over ()`.mapWith(Number).as('groups'),
      })
      .from(room)
      .where(where)
      .groupBy(key)
      .having(and(gte(count(), roomsFrom), roomsTo === undefined ? undefined : lte(count(), roomsTo)));
  const all = groups().as('groups');
  const { id, rooms, firstAt, lastAt } = all;
  const sorted = orderBy(query, { rooms, firstAt, lastAt }, { sort: 'rooms', order: 'descend' }, all.key);
  const page = await readPage(
    query,
    db.select({ id, rooms, firstAt, lastAt, groups: all.groups, cursor: sorted.cursor }).from(all).$dynamic(),
    {
      sorted,
      count: async (_, [first] = []) => ({
        total: (first as { groups: number } | undefined)?.groups ?? (await db.$count(all)),
      }),
    },
  );
  const found = page.list.map(({ id }) => id);
  const ofThese = and(where, inArray(key, found));
  const [waiting, owners] = found.length
    ? await Promise.all([waitingOf(db, key, ofThese), ownersOf(db, key, ofThese)])
    : [new Map<string, number>(), new Map<string, Owners>()];
  const list = page.list.map(
    ({ groups: _, ...group }): PeopleGroup => ({
      ...group,
      by,
      firstAt: shift(group.firstAt ?? '', 0),
      lastAt: shift(group.lastAt ?? '', 0),
      waiting: waiting.get(group.id) ?? 0,
      ownerCount: owners.get(group.id)?.count ?? 0,
      owners: owners.get(group.id)?.first ?? [],
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

interface Owners {
  count: number;
  /** Those with the most of its rooms. */
  first: PeopleGroup['owners'];
}

/** The owners of each group. */
async function ownersOf(db: Db, key: Key, where: SQL | undefined): Promise<Map<string, Owners>> {
  const ranked = db
    .select({
      key: sql<string>`${key}::text`.as('key'),
      ownerId: room.hostId,
      rank: sql<number>`row_number() over (partition by ${key} order by ${desc(count())}, ${room.hostId})`.as('rank'),
      owners: sql<number>`count(*) over (partition by ${key})`.mapWith(Number).as('owners'),
    })
    .from(room)
    .where(where)
    .groupBy(key, room.hostId)
    .as('ranked');
  const rows = await db
    .select({ key: ranked.key, count: ranked.owners, ownerId: ranked.ownerId })
    .from(ranked)
    .where(lte(ranked.rank, GROUP_OWNERS_MAX))
    .orderBy(ranked.key, ranked.rank);
  // By their ids: joined, all users were read, because how few of the ranked are first is not foreseen.
  const ids = rows.map(({ ownerId }) => ownerId);
  const people = await db.select(personColumns).from(user).where(among(user.id, ids));
  const byId = new Map(people.map((person) => [person.id, person]));
  const owners = new Map<string, Owners>();
  for (const { key, count, ownerId } of rows) {
    const owner = byId.get(ownerId);
    if (owner) owners.set(key, { count, first: [...(owners.get(key)?.first ?? []), owner] });
  }
  return owners;
}
