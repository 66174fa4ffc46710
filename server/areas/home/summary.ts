import { and, count, countDistinct, eq, gte, lte, sql } from 'drizzle-orm';
import type { HomeSummary } from '../../../contract/home';
import type { Db } from '../../db/connect';
import { user, userLogin } from '../../db/tables';
import { type Day, dayOf, lastDays } from '../../lib/days';
import { elapsed, shift } from '../../lib/time';
import { latestOperations } from '../operation/queries';
import { statusAt } from '../user/columns';

const TREND_DAYS = 30;
const LATEST = 10;

/** The day's numbers in the operator's time zone, each against yesterday up to the same time. */
export async function summarize(db: Db, zone: string, now: string): Promise<HomeSummary> {
  const days = lastDays(now, zone, TREND_DAYS);
  const [yesterday, today] = days.slice(-2).map(({ start }) => start) as [string, string];
  const spans = [
    { from: today, to: now },
    { from: yesterday, to: shift(yesterday, elapsed(today, now)) },
  ] as const;
  return {
    dayStart: today,
    newUsers: { today: await countNew(db, spans[0]), yesterday: await countNew(db, spans[1]) },
    activeUsers: { today: await countActive(db, spans[0]), yesterday: await countActive(db, spans[1]) },
    muted: await db.$count(user, eq(statusAt(now), 'muted')),
    banned: await db.$count(user, eq(statusAt(now), 'banned')),
    totalUsers: await db.$count(user),
    trend: await trendOf(db, days, now),
    latest: await latestOperations(db, LATEST),
  };
}

interface Span {
  from: string;
  to: string;
}

const countNew = (db: Db, { from, to }: Span) =>
  db.$count(user, and(gte(user.registeredAt, from), lte(user.registeredAt, to)));

async function countActive(db: Db, { from, to }: Span): Promise<number> {
  const [row] = await db
    .select({ users: countDistinct(userLogin.userId) })
    .from(userLogin)
    .where(and(gte(userLogin.at, from), lte(userLogin.at, to)));
  return row?.users ?? 0;
}

async function trendOf(db: Db, days: Day[], now: string): Promise<HomeSummary['trend']> {
  const first = days[0]?.start ?? now;
  const registered = await db
    .select({ day: dayOf(user.registeredAt, days), users: count() })
    .from(user)
    .where(and(gte(user.registeredAt, first), lte(user.registeredAt, now)))
    .groupBy(sql`1`);
  const active = await db
    .select({ day: dayOf(userLogin.at, days), users: countDistinct(userLogin.userId) })
    .from(userLogin)
    .where(and(gte(userLogin.at, first), lte(userLogin.at, now)))
    .groupBy(sql`1`);

  const newUsers = new Map(registered.map(({ day, users }) => [day, users]));
  const activeUsers = new Map(active.map(({ day, users }) => [day, users]));
  return days.map(({ day }, index) => ({
    day,
    newUsers: newUsers.get(index + 1) ?? 0,
    activeUsers: activeUsers.get(index + 1) ?? 0,
  }));
}
