import { asc, type Column, desc, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

interface PageQuery<Sort extends string> {
  current: number;
  pageSize: number;
  sort?: Sort;
  order: 'ascend' | 'descend';
}

type Sortable = PgColumn | SQL;

/** The one place that knows how a page is asked for and answered. */
export const windowOf = ({ current, pageSize }: PageQuery<string>) => ({
  limit: pageSize,
  offset: (current - 1) * pageSize,
});

export const pageOf = <Row>({ current, pageSize }: PageQuery<string>, list: Row[], total: number) => ({
  list,
  total,
  current,
  pageSize,
});

/**
 * `order by` for a list. Rows without a value come last either way, and the id decides between equal rows, so that
 * no row is on two pages or on none.
 */
export function orderBy<Sort extends string>(
  query: PageQuery<Sort>,
  columns: Record<Sort, Sortable>,
  fallback: { sort: Sort; order: 'ascend' | 'descend' },
  id: Column,
): SQL[] {
  const { sort, order } = query.sort ? { sort: query.sort, order: query.order } : fallback;
  const direction = order === 'ascend' ? asc : desc;
  const column = columns[sort];
  // Only where it is needed: an index in plain order can't serve `nulls last`.
  const nullable = is(column, PgColumn) && !column.notNull;
  return nullable
    ? [sql`${direction(column)} nulls last`, sql`${direction(id)} nulls last`]
    : [direction(column), direction(id)];
}
