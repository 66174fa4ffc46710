import { and, count, eq, gte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { User, userQuery, userSelection } from '../../../contract/user';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import {
  between,
  contains,
  containsIndexed,
  digitsOf,
  equal,
  NUMBER,
  oneOf,
  selected,
  startsWith,
} from '../../lib/filters';
import { findByKeyword, type KeywordMatch, matchesAny, numberFirst, unlessMany } from '../../lib/keyword';
import { counting, found, orderBy, readPageById } from '../../lib/paging';
import { HOUR_MS, shift } from '../../lib/time';
import { orNotFound } from '../../refusal';
import { hasStatus, statusInParts, userColumns } from './columns';
import { user } from './table';

type Query = z.output<typeof userQuery>;
type Selection = z.output<typeof userSelection>;
type Filters = NonNullable<Selection['filter']>;

/** A part with fewer digits would match too many phones. */
export const PHONE_PART_MIN = 4;

function byPhone(typed: string): SQL {
  const digits = typed.replace(/\D/g, '');
  return digits.length >= PHONE_PART_MIN ? containsIndexed(user.phone, digits) : eq(user.phone, typed);
}

const match = (indexed: SQL, is = indexed): KeywordMatch => ({
  ids: sql`select ${user.id} from ${user} where ${indexed}`,
  is,
});

/** A keyword matches a part of the nickname, the beginning of the number, or a part of the phone. */
function matchesBy(keyword: string): KeywordMatch[] {
  const byNickname = match(containsIndexed(user.nickname, keyword), contains(user.nickname, keyword));
  if (!NUMBER.test(keyword)) return [byNickname];
  return [match(startsWith(digitsOf(user.number), keyword)), match(byPhone(keyword)), byNickname];
}

/** `named`: what the keyword finds, if it was looked for. */
function matching(query: Filters, now: string, named?: SQL) {
  return and(
    query.keyword ? (named ?? matchesAny(user.id, matchesBy(query.keyword))) : undefined,
    equal(user.number, query.number),
    query.nickname ? containsIndexed(user.nickname, query.nickname) : undefined,
    query.phone ? byPhone(query.phone) : undefined,
    query.status && or(...query.status.map((status) => hasStatus(status, now))),
    oneOf(user.gender, query.gender),
    oneOf(user.channel, query.channel),
    ...between(user.level, query.levelFrom, query.levelTo),
    ...between(user.registeredAt, query.registeredFrom, query.registeredTo),
    ...between(user.lastActiveAt, query.lastActiveFrom, query.lastActiveTo),
  );
}

export async function listUsers(db: Db, query: Query, now: string) {
  const named = await findByKeyword(db, user.id, query.keyword, matchesBy);
  const [where, all] = [matching(query, now, named?.page), matching(query, now, named?.all)];
  const { number, nickname, level, points, stones, lastActiveAt, registeredAt } = user;
  const status = statusInParts(now, (one) => db.$count(user, and(all, one)));
  const sortable = { number, nickname, level, points, stones, lastActiveAt, registeredAt, status };
  const first = numberFirst(user.number, query.keyword);
  const sorted = orderBy(query, sortable, { sort: 'registeredAt', order: 'descend' }, user.id, first);
  const page = await readPageById(query, db.select({ id: user.id, cursor: sorted.cursor }).from(user).$dynamic(), {
    ...{ id: user.id, where, sorted },
    count: unlessMany(
      named?.many,
      query,
      counting(db, user, all, (limit) => sumUsers(db, all, limit)),
    ),
    rows: (which, order) =>
      db
        .select(userColumns(now))
        .from(user)
        .where(which)
        .orderBy(...order),
  });
  if (query.after !== undefined) return page;
  const active = and(where, gte(user.lastActiveAt, shift(now, -HOUR_MS)));
  return { ...page, activeLastHour: await db.$count(user, active) };
}

async function sumUsers(db: Db, where: SQL | undefined, limit: number | undefined) {
  const rows = await db
    .select({ total: count(), points: sum(user.points).mapWith(Number), stones: sum(user.stones).mapWith(Number) })
    .from(found(db, user, where, limit, { points: user.points, stones: user.stones }));
  const all = onlyRow(rows);
  return { total: all.total, totals: { points: all.points ?? 0, stones: all.stones ?? 0 } };
}

/** All are counted by any index, and those who are muted or banned by theirs. */
export async function countUsersByStatus(db: Db, selection: Selection, now: string) {
  const where = selected(user.id, selection, (filter) => matching(filter, now));
  const withStatus = (status: User['status']) => db.$count(user, and(where, hasStatus(status, now)));
  const rows = await db
    .select({ total: db.$count(user, where), muted: withStatus('muted'), banned: withStatus('banned') })
    .from(sql`(select) once`);
  const { total, muted, banned } = onlyRow(rows);
  return { total, normal: total - muted - banned, muted, banned };
}

export async function findUser(db: Db, id: string, now: string): Promise<User> {
  const [row] = await db.select(userColumns(now)).from(user).where(eq(user.id, id));
  return orNotFound(row);
}

/** Locks a user: one change of status or balance at a time. @throws `10404` */
export async function lockUser(tx: Db, id: string): Promise<typeof user.$inferSelect> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('no key update');
  return orNotFound(row);
}
