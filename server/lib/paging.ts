import { asc, type Column, desc, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgSelect } from 'drizzle-orm/pg-core';

interface Window {
  current: number;
  pageSize: number;
}

interface Order<Sort extends string> {
  sort?: Sort;
  order: 'ascend' | 'descend';
}

export type PageQuery<Sort extends string> = Window & Order<Sort>;

type Sortable = PgColumn | SQL;

/** The page of a list: the only place that knows how a page is requested and answered. */
export async function readPage<Select extends PgSelect>(query: Window, select: Select, total: PromiseLike<number>) {
  const { current, pageSize } = query;
  const list: Select['_']['result'] = await select.limit(pageSize).offset((current - 1) * pageSize);
  return { list, total: await total, current, pageSize };
}

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
