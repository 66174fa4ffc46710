import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { type Compared, countAnew, type Kept } from '../lib/kept';
import { delivery } from './table';

const differs = sql`${delivery.userNumber} is distinct from ${user.number}`;

const count = (db: Db) =>
  countAnew(db, delivery, (tx, ids) =>
    tx
      .update(delivery)
      .set({ userNumber: sql`${user.number}` })
      .from(user)
      .where(and(eq(user.id, delivery.userId), inArray(delivery.id, ids), differs)),
  );

async function compare(db: Db, shown: number): Promise<Compared> {
  const [all] = await db
    .select({ copies: sql<number>`count(*)::int`, differ: sql<number>`(count(*) filter (where ${differs}))::int` })
    .from(delivery)
    .innerJoin(user, eq(user.id, delivery.userId));
  const first = await db
    .select({ id: delivery.id, kept: delivery.userNumber, counted: user.number })
    .from(delivery)
    .innerJoin(user, eq(user.id, delivery.userId))
    .where(differs)
    .orderBy(asc(delivery.id))
    .limit(shown);
  return {
    records: all?.copies ?? 0,
    differ: all?.differ ?? 0,
    first: first.map(({ id, kept, counted }) => ({ of: `copy ${id}`, kept: String(kept), counted: String(counted) })),
  };
}

export const numbersKept: Kept = { name: 'The numbers of users that copies are sorted by', count, compare };
