import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { tryLockSold } from '../../db/locks';
import { rowsOf } from '../../db/rows';
import type { Compared, Kept } from '../../lib/kept';
import { order, orderItem } from '../order/table';
import { isSale } from './sold';
import { itemSold, itemSoldAt, soldChange } from './table';

/** How many changes one statement adds. */
const AT_ONCE = 10_000;

/** Adds what was sold since to what is kept, and returns whether there may be more. One server of all does it at a time. */
export async function addSold(db: Db, atOnce = AT_ONCE): Promise<boolean> {
  const [waiting] = await db.select({ id: soldChange.id }).from(soldChange).limit(1);
  if (!waiting) return false;
  return db.transaction(async (tx) => {
    if (!(await tryLockSold(tx))) return false;
    const [added] = await rowsOf<{ count: number }>(
      tx,
      sql`with change as (
          delete from ${soldChange} where id in (select id from ${soldChange} order by id limit ${atOnce})
          returning item_id, currency, at, pieces, amount
        ), ${addingOf(sql`change`)}
        select count(*)::int as count from change`,
    );
    return added?.count === atOnce;
  });
}

/** Adds sales to what is kept, as parts of a `with` that has them. */
const addingOf = (sales: SQL) => sql`
  by_item as (
    insert into ${itemSold} as kept (item_id, currency, pieces, amount)
    select item_id, currency, sum(pieces), sum(amount) from ${sales} group by item_id, currency
    on conflict (item_id, currency)
      do update set pieces = kept.pieces + excluded.pieces, amount = kept.amount + excluded.amount
  ), by_time as (
    insert into ${itemSoldAt} as kept (item_id, at, pieces)
    select item_id, at, sum(pieces) from ${sales} where at is not null group by item_id, at
    on conflict (item_id, at) do update set pieces = kept.pieces + excluded.pieces
  )`;

/** What was sold, from the orders themselves. */
const inOrders = sql`
  select ${orderItem.itemId}, ${order.currency}, sold_at(${order.paidAt}) as at,
    sum(${orderItem.count}) as pieces, sum(${orderItem.sum}) as amount
  from ${orderItem} join ${order} on ${order.id} = ${orderItem.orderId}
  where ${isSale} group by 1, 2, 3`;

/** Nobody who sells waits: what is committed meanwhile is seen neither in the orders nor in the changes. */
const count = (db: Db): Promise<void> =>
  db.transaction(
    async (tx) => {
      // Before the first query, which fixes what is seen.
      await tx.execute(sql`lock table ${itemSold}, ${itemSoldAt} in exclusive mode`);
      for (const table of [soldChange, itemSold, itemSoldAt]) await tx.delete(table);
      await tx.execute(sql`with sale as (${inOrders}), ${addingOf(sql`sale`)} select 1`);
    },
    { isolationLevel: 'repeatable read' },
  );

interface Row {
  id: string;
  currency: string | null;
  at: string | null;
  kept: string;
  keptAmount: string;
  counted: string;
  countedAmount: string;
  differ: number;
}

async function compare(db: Db, shown: number): Promise<Compared> {
  const rows = await rowsOf<Row & { items: number }>(
    db,
    sql`with sale as (${inOrders}), told as (
        select item_id, currency, null::timestamptz as at, pieces as kept, amount as kept_amount, 0 as counted, 0 as counted_amount
          from ${itemSold}
        union all select item_id, currency, null, pieces, amount, 0, 0 from ${soldChange}
        union all select item_id, currency, null, 0, 0, pieces, amount from sale
        union all select item_id, null, at, pieces, 0, 0, 0 from ${itemSoldAt}
        union all select item_id, null, at, pieces, 0, 0, 0 from ${soldChange} where at is not null
        union all select item_id, null, at, 0, 0, pieces, 0 from sale where at is not null
      ), summed as (
        select item_id, currency, at, sum(kept) as kept, sum(kept_amount) as kept_amount,
          sum(counted) as counted, sum(counted_amount) as counted_amount
        from told group by 1, 2, 3
      ), items as (select count(distinct item_id)::int as items from summed)
      select items, differ.* from items left join (
        select item_id::text as id, currency, at, kept::text, kept_amount::text as "keptAmount",
          counted::text, counted_amount::text as "countedAmount", count(*) over ()::int as differ
        from summed where kept <> counted or kept_amount <> counted_amount
        order by item_id, currency nulls last, at limit ${shown}
      ) differ on true`,
  );
  const found = rows.filter(({ id }) => id !== null);
  return { records: rows[0]?.items ?? 0, differ: found[0]?.differ ?? 0, first: found.map(toDifference) };
}

function toDifference({ id, currency, at, kept, keptAmount, counted, countedAmount }: Row) {
  const when = currency ? `in ${currency}` : `from ${new Date(at ?? 0).toISOString()}, a quarter of an hour`;
  const inWords = (pieces: string, amount: string) => `${pieces} sold${currency ? ` for ${amount}` : ''}`;
  return { of: `item ${id} ${when}`, kept: inWords(kept, keptAmount), counted: inWords(counted, countedAmount) };
}

export const soldKept: Kept = { name: 'What was sold of each item', count, compare };
