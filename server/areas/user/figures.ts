import { and, count, eq, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { moneyCurrency, type PayCurrency } from '../../../contract/money.enums';
import type { UserFigures } from '../../../contract/user';
import { currency, LATELY_DAYS } from '../../../contract/user/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { countWhere } from '../../lib/filters';
import { DAY_MS, shift } from '../../lib/time';
import { auditItem, isViolation } from '../audit/table';
import { order } from '../order/table';
import { room, roomReport } from '../room/table';
import { wish } from '../wish/table';
import { findUser } from './queries';

/** @throws `10404` */
export async function findUserFigures(db: Db, id: string, now: string): Promise<UserFigures> {
  await findUser(db, id, now);
  const [sums, reports, rejections] = await Promise.all([
    listSums(db, id, shift(now, -LATELY_DAYS * DAY_MS)),
    countReports(db, id),
    db.$count(auditItem, and(eq(auditItem.userId, id), isViolation(auditItem))),
  ]);
  return {
    paid: sumsIn(valuesOf(moneyCurrency), sums),
    spent: sumsIn(valuesOf(currency), sums),
    reports,
    rejections,
  };
}

interface Sums {
  currency: PayCurrency;
  amount: number;
  lately: number;
}

/** What orders and wishes have cost since ever, and since an instant. */
async function listSums(db: Db, id: string, since: string): Promise<Sums[]> {
  const columns = (cost: SQL, at: SQLWrapper) => ({
    amount: sql<number>`coalesce(sum(${cost}), 0)`.mapWith(Number),
    lately: sql<number>`coalesce(sum(${cost}) filter (where ${at} >= ${since}::timestamptz), 0)`.mapWith(Number),
  });
  const [orders, wishes] = await Promise.all([
    db
      .select({ currency: order.currency, ...columns(sql`${order.paid} - ${order.refunded}`, order.paidAt) })
      .from(order)
      .where(eq(order.userId, id))
      .groupBy(order.currency),
    db
      .select(columns(sql`${wish.stones} - ${wish.refunded}`, wish.madeAt))
      .from(wish)
      .where(eq(wish.userId, id)),
  ]);
  return [...orders, ...wishes.map((sums) => ({ currency: 'stones', ...sums }) as const)];
}

/** One sum for each of some currencies, unless it is zero. */
const sumsIn = <Currency extends PayCurrency>(currencies: readonly Currency[], sums: readonly Sums[]) =>
  currencies
    .map((currency) => {
      const of = sums.filter((each) => each.currency === currency);
      const total = (key: 'amount' | 'lately') => of.reduce((sum, each) => sum + each[key], 0);
      return { currency, amount: total('amount'), lately: total('lately') };
    })
    .filter(({ amount }) => amount > 0);

async function countReports(db: Db, id: string): Promise<UserFigures['reports']> {
  return onlyRow(
    await db
      .select({ open: countWhere(notInArray(room.status, ['ended', 'closed'])), all: count() })
      .from(room)
      .innerJoin(roomReport, eq(roomReport.roomId, room.id))
      .where(and(eq(room.hostId, id), eq(room.kind, 'people'))),
  );
}
