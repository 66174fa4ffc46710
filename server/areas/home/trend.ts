import { and, type Column, count, countDistinct, desc, eq, gte, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TrendDay } from '../../../contract/home';
import type { MoneyCurrency } from '../../../contract/money.enums';
import type { Db } from '../../db/database';
import { type Day, dayOf, lastDays } from '../../lib/days';
import { auditItem } from '../audit/table';
import { order, orderItem } from '../order/table';
import { user, userLogin } from '../user/table';

const TREND_DAYS = 30;

/** The last 30 days, today last, and the currency of their purchase sums. */
export async function trendOf(
  db: Db,
  zone: string,
  now: string,
): Promise<{ currency: MoneyCurrency; trend: TrendDay[] }> {
  const days = lastDays(now, zone, TREND_DAYS);
  const currency = await mainCurrency(db, days[0]?.start ?? now, now);
  const on = (table: PgTable, at: Column, value: SQL<unknown> = count(), which?: SQL) =>
    perDay(db, { table, at, value, which }, days, now);
  const measures = {
    newUsers: await on(user, user.registeredAt),
    activeUsers: await on(userLogin, userLogin.at, countDistinct(userLogin.userId)),
    orders: await on(order, order.orderedAt),
    submissions: await on(auditItem, auditItem.submittedAt),
    recharge: await paidPerDay(db, currency, days, now),
  };
  const at = (measure: Map<number, number>, index: number) => measure.get(index + 1) ?? 0;
  const trend = days.map(({ day }, index) => ({
    day,
    newUsers: at(measures.newUsers, index),
    activeUsers: at(measures.activeUsers, index),
    orders: at(measures.orders, index),
    submissions: at(measures.submissions, index),
    recharge: at(measures.recharge, index),
  }));
  return { currency, trend };
}

interface Measure {
  table: PgTable;
  at: Column;
  value: SQL<unknown>;
  which?: SQL;
}

/** A number for each day, by the day's position from 1. */
async function perDay(db: Db, { table, at, value, which }: Measure, days: Day[], now: string) {
  const rows = await db
    .select({ day: dayOf(at, days), value: sql`${value}`.mapWith(Number) })
    .from(table)
    .where(and(gte(at, days[0]?.start ?? now), lte(at, now), which))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.value]));
}

/** By the time of ordering, as in the purchase list. */
async function paidPerDay(db: Db, currency: MoneyCurrency, days: Day[], now: string) {
  const rows = await db
    .select({ day: dayOf(orderItem.at, days), value: sum(orderItem.paid).mapWith(Number) })
    .from(orderItem)
    .where(
      and(
        eq(orderItem.type, 'stone'),
        eq(orderItem.currency, currency),
        gte(orderItem.at, days[0]?.start ?? now),
        lte(orderItem.at, now),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.value]));
}

async function mainCurrency(db: Db, from: string, to: string): Promise<MoneyCurrency> {
  const [row] = await db
    .select({ currency: sql<MoneyCurrency>`${order.currency}` })
    .from(order)
    .where(and(eq(order.kind, 'recharge'), gte(order.orderedAt, from), lte(order.orderedAt, to)))
    .groupBy(order.currency)
    .orderBy(desc(count()), order.currency)
    .limit(1);
  return row?.currency ?? 'CNY';
}
