import { and, count, eq, gte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { User, userQuery } from '../../../contract/user';
import type { Db } from '../../db/connect';
import { user } from '../../db/tables';
import { between, contains, oneOf, startsWith } from '../../lib/filters';
import { orderBy, readPage } from '../../lib/paging';
import { HOUR_MS, shift } from '../../lib/time';
import { notFound } from '../../refusal';
import { statusAt, userColumns } from './columns';

type Query = z.output<typeof userQuery>;

/** Fewer digits would match too many phones to mean one. */
const PHONE_PART_MIN = 4;

function byPhone(typed: string): SQL {
  const digits = typed.replace(/\D/g, '');
  return digits.length >= PHONE_PART_MIN ? contains(user.phone, digits) : eq(user.phone, typed);
}

function byKeyword(keyword: string): SQL | undefined {
  const byNickname = contains(user.nickname, keyword);
  return /^\d+$/.test(keyword)
    ? or(startsWith(sql`${user.number}::text`, keyword), byPhone(keyword), byNickname)
    : byNickname;
}

function matching(query: Query, now: string) {
  return and(
    query.keyword ? byKeyword(query.keyword) : undefined,
    query.number === undefined ? undefined : eq(user.number, query.number),
    query.nickname ? contains(user.nickname, query.nickname) : undefined,
    query.phone ? byPhone(query.phone) : undefined,
    oneOf(statusAt(now), query.status),
    oneOf(user.gender, query.gender),
    oneOf(user.channel, query.channel),
    ...between(user.level, query.levelFrom, query.levelTo),
    ...between(user.registeredAt, query.registeredFrom, query.registeredTo),
    ...between(user.lastActiveAt, query.lastActiveFrom, query.lastActiveTo),
  );
}

/** A page of users, and the sums of the whole filter. */
export async function listUsers(db: Db, query: Query, now: string) {
  const where = matching(query, now);
  const { number, nickname, level, points, stones, lastActiveAt, registeredAt } = user;
  const sortable = { number, nickname, level, points, stones, lastActiveAt, registeredAt, status: statusAt(now) };
  const rows = db
    .select(userColumns(now))
    .from(user)
    .where(where)
    .orderBy(...orderBy(query, sortable, { sort: 'registeredAt', order: 'descend' }, user.id))
    .$dynamic();
  const [all] = await db
    .select({ total: count(), points: sum(user.points).mapWith(Number), stones: sum(user.stones).mapWith(Number) })
    .from(user)
    .where(where);
  return {
    ...(await readPage(query, rows, Promise.resolve(all?.total ?? 0))),
    totals: { points: all?.points ?? 0, stones: all?.stones ?? 0 },
    activeLastHour: await db.$count(user, gte(user.lastActiveAt, shift(now, -HOUR_MS))),
  };
}

/** One user as a list shows them. @throws `10404` */
export async function findUser(db: Db, id: string, now: string): Promise<User> {
  const [row] = await db.select(userColumns(now)).from(user).where(eq(user.id, id));
  if (!row) {
    throw notFound();
  }
  return row;
}

/** Holds a user until the transaction ends: one change of status or balance at a time. @throws `10404` */
export async function lockUser(tx: Db, id: string): Promise<typeof user.$inferSelect> {
  const [row] = await tx.select().from(user).where(eq(user.id, id)).for('update');
  if (!row) {
    throw notFound();
  }
  return row;
}
