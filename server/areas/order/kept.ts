import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { type Compared, countAnew, type Kept } from '../../lib/kept';
import { order, orderItem } from './table';

const paid = sql`case when ${order.paidAt} is null then 0 else ${orderItem.sum} end`;
/** What a line has of its order; the triggers have the same rule. */
const ofOrder = {
  userId: sql`${order.userId}`,
  currency: sql`${order.currency}`,
  channel: sql`${order.channel}`,
  platform: sql`${order.platform}`,
  status: sql`${order.status}`,
  paid,
};
const columns = Object.keys(ofOrder) as (keyof typeof ofOrder)[];
const row = (values: SQL[]) => sql`(${sql.join(values, sql`, `)})`;
const kept = row(columns.map((column) => sql`${orderItem[column]}`));
const said = row(columns.map((column) => ofOrder[column]));
const differs = sql`${kept} is distinct from ${said}`;

const count = (db: Db) =>
  countAnew(db, order, (tx, ids) =>
    tx
      .update(orderItem)
      .set(ofOrder)
      .from(order)
      .where(and(eq(order.id, orderItem.orderId), inArray(order.id, ids), differs)),
  );

async function compare(db: Db, shown: number): Promise<Compared> {
  const inWords = (values: SQL) => sql<string>`${values}::text`;
  const [all] = await db
    .select({ lines: sql<number>`count(*)::int`, differ: sql<number>`(count(*) filter (where ${differs}))::int` })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId));
  const first = await db
    .select({ number: orderItem.number, kept: inWords(kept), counted: inWords(said) })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(differs)
    .orderBy(orderItem.number)
    .limit(shown);
  return {
    records: all?.lines ?? 0,
    differ: all?.differ ?? 0,
    first: first.map(({ number, ...values }) => ({ of: `line ${number}`, ...values })),
  };
}

export const linesKept: Kept = { name: 'What lines have of their orders', count, compare };
