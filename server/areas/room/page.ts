import type { Column, SQL } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { numberFirst } from '../../lib/keyword';
import { counting, orderBy, type PageQuery, readPageById } from '../../lib/paging';
import { roomSortable } from './filters';
import { room } from './table';

interface Options<Row> {
  where: SQL | undefined;
  /** The same, to count them. */
  all: SQL | undefined;
  /** Additional columns to sort by, under the contract's names. */
  sortable?: Record<string, Column>;
  rows: (which: SQL, order: SQL[]) => PromiseLike<Row[]>;
}

/**
 * A page of rooms, the latest start first. Selects the ids first, so that the columns are computed only for the page.
 */
export function pageOfRooms<Row>(
  db: Db,
  query: PageQuery<string> & { keyword?: string },
  { where, all, sortable, rows }: Options<Row>,
) {
  const columns: Parameters<typeof orderBy>[1] = { ...roomSortable, ...sortable };
  const first = numberFirst(room.number, query.keyword);
  const sorted = orderBy(query, columns, { sort: 'startsAt', order: 'descend' }, room.id, first);
  const ids = db.select({ id: room.id, cursor: sorted.cursor }).from(room).$dynamic();
  return readPageById(query, ids, { id: room.id, where, sorted, rows, count: counting(db, room, all) });
}
