import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { type Compared, countAnew, type Kept } from '../../lib/kept';
import { order } from '../order/table';
import { user } from './table';

const lastPaid = sql<string | null>`(select max(${order.paidAt}) from ${order} where ${order.userId} = ${user.id})`;

const count = (db: Db) =>
  countAnew(db, user, (tx, ids) =>
    tx
      .update(user)
      .set({ paidAt: lastPaid })
      .where(and(inArray(user.id, ids), sql`${user.paidAt} is distinct from ${lastPaid}`)),
  );

async function compare(db: Db, shown: number): Promise<Compared> {
  const paid = db
    .select({ userId: order.userId, at: max(order.paidAt).as('at') })
    .from(order)
    .groupBy(order.userId)
    .as('paid');
  const differs = sql`${user.paidAt} is distinct from ${paid.at}`;
  const [all] = await db
    .select({ users: sql<number>`count(*)::int`, differ: sql<number>`(count(*) filter (where ${differs}))::int` })
    .from(user)
    .leftJoin(paid, eq(paid.userId, user.id));
  const first = await db
    .select({ number: user.number, kept: user.paidAt, counted: paid.at })
    .from(user)
    .leftJoin(paid, eq(paid.userId, user.id))
    .where(differs)
    .orderBy(user.number)
    .limit(shown);
  const inWords = (at: string | null) => (at ? new Date(at).toISOString() : 'never');
  return {
    records: all?.users ?? 0,
    differ: all?.differ ?? 0,
    first: first.map(({ number, kept, counted }) => ({
      of: `user ${number}`,
      kept: inWords(kept),
      counted: inWords(counted),
    })),
  };
}

export const paidKept: Kept = { name: 'When users last paid', count, compare };
