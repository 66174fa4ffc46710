import { asc, type Column, desc, getTableName, inArray, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core';
import { TOTAL_MAX } from '../../contract/paging';
import type { Db } from '../db/connect';

interface Window {
  current: number;
  pageSize: number;
  exact?: 'true';
}

interface Order<Sort extends string> {
  sort?: Sort;
  order: 'ascend' | 'descend';
}

export type PageQuery<Sort extends string> = Window & Order<Sort>;

type Sortable = PgColumn | SQL;

/** Counts what a list finds, and takes its sums: of the first `limit` rows, if there is one. */
export type Count<Totals> = (limit: number | undefined) => PromiseLike<Counted<Totals>>;

interface Counted<Totals> {
  total: number;
  totals?: Totals;
}

/**
 * The page of a list: the only place that knows how a page is requested and answered. Counting takes longer the more
 * rows there are, so it ends after `TOTAL_MAX`, unless the exact number is asked for, or tells the way back from beyond
 * the last page.
 */
export async function readPage<Select extends PgSelect, Totals>(
  { current, pageSize, exact }: Window,
  select: Select,
  count: Count<Totals>,
) {
  const list: Select['_']['result'] = await select.limit(pageSize).offset((current - 1) * pageSize);
  const isBeyond = !list.length && current > 1;
  const limit = exact || isBeyond ? undefined : TOTAL_MAX + 1;
  const counted = await count(limit);
  const known: Counted<Totals> & { more?: true } =
    limit && counted.total >= limit ? { total: TOTAL_MAX, more: true } : counted;
  return { list, ...known, current, pageSize };
}

/** Counts the rows of a table that a filter finds. */
export const counting =
  (db: Db, table: PgTable, where: SQL | undefined): Count<never> =>
  async (limit) => ({ total: await db.$count(found(db, table, where, limit)) });

/**
 * The rows of a table that a filter finds, or the first of them. They go by the table's name, so that sums of its
 * columns can be taken of them.
 */
export const found = (db: Db, table: PgTable, where: SQL | undefined, limit: number | undefined) =>
  upTo(db.select().from(table).where(where).$dynamic(), limit).as(getTableName(table));

/** The first rows of a query, or all of them. */
export const upTo = <Select extends PgSelect>(select: Select, limit: number | undefined) =>
  limit === undefined ? select : select.limit(limit);

/**
 * `order by` for a list. Null comes last in both directions, and the id decides between equal rows, so that no row is
 * on two pages or on none.
 */
export function orderBy<Sort extends string>(
  query: Order<Sort>,
  columns: Record<Sort, Sortable>,
  fallback: Required<Order<Sort>>,
  id: Column,
): SQL[] {
  const { sort, order } = query.sort ? { sort: query.sort, order: query.order } : fallback;
  const direction = order === 'ascend' ? asc : desc;
  const column = columns[sort];
  // Only where it is necessary, because an ordinary index can't serve `nulls last`.
  const nullable = is(column, PgColumn) && !column.notNull;
  return nullable
    ? [sql`${direction(column)} nulls last`, sql`${direction(id)} nulls last`]
    : [direction(column), direction(id)];
}

/**
 * The same for a list whose columns take joins or are worked out: the ids of a page are found first, so that this is
 * done for the rows of the page only, however many come before it. `rows` selects them by a condition, in an order.
 */
export async function readPageById<Row, Totals>(
  window: Window,
  ids: PgSelect,
  { id, sorted, rows }: { id: Column; sorted: SQL[]; rows: (which: SQL, sorted: SQL[]) => PromiseLike<Row[]> },
  count: Count<Totals>,
) {
  const page = await readPage(window, ids.orderBy(...sorted), count);
  const onPage = page.list.map((row) => String((row as { id: unknown }).id));
  return { ...page, list: onPage.length > 0 ? await rows(inArray(id, onPage), sorted) : [] };
}
