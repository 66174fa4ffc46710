import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import type { Compared, Kept } from '../../lib/kept';
import { order } from '../order/table';
import { user } from './table';

/** How many users are held, and looked at, at a time. */
const AT_ONCE = 1000;

const lastPaid = sql<string | null>`(select max(${order.paidAt}) from ${order} where ${order.userId} = ${user.id})`;

/**
 * Whoever pays has written it and is seen, or waits for the row and writes it afterwards; so the rows are held first, and
 * their orders are looked at by a statement of its own.
 */
async function count(db: Db): Promise<void> {
  for (let last: string | undefined = '0'; last; ) {
    const after: string = last;
    last = await db.transaction(async (tx) => {
      const held = await tx
        .select({ id: user.id })
        .from(user)
        .where(gt(user.id, after))
        .orderBy(asc(user.id))
        .limit(AT_ONCE)
        .for('no key update');
      const ids = held.map(({ id }) => id);
      if (ids.length > 0) {
        const differs = sql`${user.paidAt} is distinct from ${lastPaid}`;
        await tx
          .update(user)
          .set({ paidAt: lastPaid })
          .where(and(inArray(user.id, ids), differs));
      }
      return ids.at(-1);
    });
  }
}

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
