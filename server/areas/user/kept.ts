import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { type Compared, countAnew, type Kept } from '../../lib/kept';
import { order } from '../order/table';
import { user, userPaidAnew } from './table';

/** Only orders for money count: an exchange takes stones or points. The triggers have the same rule. */
const forMoney = eq(order.kind, 'recharge');
const lastPaid = sql<
  string | null
>`(select max(${order.paidAt}) from ${order} where ${order.userId} = ${user.id} and ${forMoney})`;

const countOf = (tx: Db, ids: string[]) =>
  tx
    .update(user)
    .set({ paidAt: lastPaid })
    .where(and(inArray(user.id, ids), sql`${user.paidAt} is distinct from ${lastPaid}`));

const count = (db: Db) => countAnew(db, user, countOf);

/** How many users are held at a time. */
const AT_ONCE = 1000;

/**
 * Works out anew for whom a migration has noted, some at a time, and returns whether there are more. Several processes
 * may do it at once: what one of them holds is skipped.
 */
export async function advancePaid(db: Db, atOnce = AT_ONCE): Promise<boolean> {
  // Nearly always nobody is, which needs no transaction to be seen.
  const [any] = await db.select().from(userPaidAnew).limit(1);
  if (!any) return false;
  return db.transaction(async (tx) => {
    const noted = tx.select().from(userPaidAnew).orderBy(asc(userPaidAnew.userId)).limit(atOnce);
    const ids = (await noted.for('update', { skipLocked: true })).map(({ userId }) => userId);
    if (ids.length === 0) return false;
    // Held by a statement of its own, so that the next one sees what was paid meanwhile.
    await tx.select({ id: user.id }).from(user).where(inArray(user.id, ids)).orderBy(asc(user.id)).for('no key update');
    await countOf(tx, ids);
    await tx.delete(userPaidAnew).where(inArray(userPaidAnew.userId, ids));
    return true;
  });
}

async function compare(db: Db, shown: number): Promise<Compared> {
  const paid = db
    .select({ userId: order.userId, at: max(order.paidAt).as('at') })
    .from(order)
    .where(forMoney)
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

export const paidKept: Kept = { name: 'When users last paid money', count, compare };
