import { inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { exactNumberFirst } from '../../lib/filters';
import { counting, orderBy, type PageQuery, readPage } from '../../lib/paging';
import { roomSortable } from './filters';
import { room } from './table';

interface Options<Row> {
  where: SQL | undefined;
  /** Additional columns to sort by, under the contract's names. */
  sortable?: Record<string, SQL>;
  rows: (which: SQL, order: SQL[]) => PromiseLike<Row[]>;
}

/**
 * A page of rooms, the latest start first. Selects the ids first, so that the columns are computed only for the page.
 */
export async function pageOfRooms<Row>(
  db: Db,
  query: PageQuery<string> & { keyword?: string },
  { where, sortable, rows }: Options<Row>,
) {
  const columns: Parameters<typeof orderBy>[1] = { ...roomSortable, ...sortable };
  const order = [
    ...exactNumberFirst(room.number, query.keyword),
    ...orderBy(query, columns, { sort: 'startsAt', order: 'descend' }, room.id),
  ];
  const ids = db
    .select({ id: room.id })
    .from(room)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const page = await readPage(query, ids, counting(db, room, where));
  const onPage = page.list.map(({ id }) => id);
  return { ...page, list: await rows(inArray(room.id, onPage), order) };
}
