import { and, type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgSelect, type PgTable } from 'drizzle-orm/pg-core';
import { TOTAL_MAX } from '../../contract/paging';
import type { Db } from '../db/database';
import { largeListsOf } from '../db/largeLists';
import { among } from './filters';
import {
  type InParts,
  type Key,
  keysOf,
  type Nullable,
  rowsBehind,
  rowsInParts,
  type Sortable,
  type Sorted,
  sortedBy,
  toCursor,
} from './keyset';

interface Window {
  current: number;
  pageSize: number;
  exact?: 'true';
  after?: string;
}

interface Order<Sort extends string> {
  sort?: Sort;
  order: 'ascend' | 'descend';
}

export type PageQuery<Sort extends string> = Window & Order<Sort>;

/**
 * Counts what a list finds, and takes its sums: of the first `limit` rows, if there is one. The rows of the page may say
 * it already.
 */
export type Count<Totals> = (limit: number | undefined, page?: readonly unknown[]) => PromiseLike<Counted<Totals>>;

interface Counted<Totals> {
  total: number;
  totals?: Totals;
}

interface List<Totals> {
  where?: SQL;
  sorted: Sorted;
  count: Count<Totals>;
}

type Known<Totals> = Counted<Totals> & { more?: true };

/**
 * The page of a list: the only place that knows how a page is requested and answered. `select` selects the list's rows
 * with `sorted.cursor`, without a condition and an order.
 *
 * Counting takes longer the more rows there are, so it ends after `TOTAL_MAX`, unless the exact number is asked for, or
 * tells the way back from beyond the last page. Behind a cursor nothing is counted, and nothing before it is read.
 */
export async function readPage<Select extends PgSelect, Totals>(
  { current, pageSize, exact, after }: Window,
  select: Select,
  { where, sorted, count }: List<Totals>,
) {
  const { inParts } = sorted;
  // All rows of a part have the same value of the first key. Without it an index serves the order.
  const by = inParts ? sorted.by.slice(1) : sorted.by;
  const read = async (condition: SQL | undefined, limit: number, offset = 0) => {
    const rows: unknown = await select
      .where(and(where, condition))
      .orderBy(...by)
      .limit(limit)
      .offset(offset);
    return rows as Row<Select>[];
  };
  const rows = after === undefined ? await numbered() : await rowsBehind(sorted, after, pageSize, read);
  const last = rows[pageSize - 1];
  return {
    list: rows.map(({ cursor: _, ...row }) => row as Omit<Row<Select>, 'cursor'>),
    ...(after === undefined ? await known() : { total: rows.length, more: true as const }),
    current,
    pageSize,
    next: last ? toCursor(sorted, last) : '',
  };

  function numbered() {
    const offset = (current - 1) * pageSize;
    return inParts ? rowsInParts(inParts, pageSize, offset, read) : read(undefined, pageSize, offset);
  }

  async function known(): Promise<Known<Totals>> {
    const isBeyond = !rows.length && current > 1;
    const limit = exact || isBeyond ? undefined : TOTAL_MAX + 1;
    const counted = await count(limit, rows);
    return limit && counted.total >= limit ? { total: TOTAL_MAX, more: true } : counted;
  }
}

type Row<Select extends PgSelect> = Select['_']['result'][number] & { cursor: string };

/**
 * Counts the rows of a table that a filter finds; `count` takes their sums as well. What was beyond the limit a moment ago
 * is not counted again.
 */
export const counting =
  <Totals = never>(
    db: Db,
    table: PgTable,
    where: SQL | undefined,
    count: Count<Totals> = async (limit) => ({ total: await db.$count(found(db, table, where, limit)) }),
  ): Count<Totals> =>
  async (limit, page) => {
    const largeLists = largeListsOf(db);
    if (limit === undefined || !largeLists) return count(limit, page);
    const list = `${limit} ${inWords(table, where)}`;
    if (largeLists.has(list)) return { total: limit };
    const counted = await count(limit, page);
    if (counted.total >= limit) largeLists.add(list);
    return counted;
  };

const dialect = new PgDialect();

function inWords(table: PgTable, where: SQL | undefined): string {
  const { sql: condition, params } = where ? dialect.sqlToQuery(where) : { sql: '', params: [] };
  return `${getTableName(table)} ${condition} ${JSON.stringify(params)}`;
}

const ONE = { one: sql`1`.as('one') };

/**
 * The rows of a table that a filter finds, or the first of them. They go by the table's name, so that sums can be taken
 * of those of its columns that are asked for.
 */
export const found = (
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  limit: number | undefined,
  columns: Record<string, PgColumn | SQL.Aliased> = ONE,
) => upTo(db.select(columns).from(table).where(where).$dynamic(), limit).as(getTableName(table));

/** The first rows of a query, or all of them. */
export const upTo = <Select extends PgSelect>(select: Select, limit: number | undefined) =>
  limit === undefined ? select : select.limit(limit);

/**
 * The order of a list. Null comes last in both directions, and the id decides between equal rows, so that no row is on
 * two pages or on none. `first` comes before what is sorted by.
 */
export function orderBy<Sort extends string>(
  query: Order<Sort>,
  columns: Record<Sort, Sortable | InParts | Nullable>,
  fallback: Required<Order<Sort>>,
  id: Column | SQL.Aliased,
  first: readonly Key[] = [],
): Sorted {
  const { sort, order } = query.sort ? { sort: query.sort, order: query.order } : fallback;
  return sortedBy(`${sort} ${order}`, [...first, ...keysOf(columns[sort], order, id)]);
}

/**
 * The same for a list whose columns take joins or are worked out: the ids of a page are found first, so that this is
 * done for the rows of the page only, however many come before it. `ids` selects them, and `rows` the rows by a
 * condition, in an order.
 */
export async function readPageById<Row, Totals>(
  window: Window,
  ids: PgSelect,
  { id, rows, ...list }: List<Totals> & { id: Column; rows: (which: SQL, sorted: SQL[]) => PromiseLike<Row[]> },
) {
  const page = await readPage(window, ids, list);
  const onPage = page.list.map((row) => String((row as unknown as { id: unknown }).id));
  return { ...page, list: onPage.length > 0 ? await rows(among(id, onPage), list.sorted.by) : [] };
}
