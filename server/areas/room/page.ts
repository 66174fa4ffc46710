import { inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { room } from '../../db/tables';
import { orderBy, type PageQuery, readPage } from '../../lib/paging';
import { meantFirst, roomSortable } from './filters';

interface Options<Row> {
  where: SQL | undefined;
  /** What only this list is sorted by; the contract says by which names. */
  sortable?: Record<string, SQL>;
  /** Reads the rooms of a condition in an order. */
  rows: (which: SQL, order: SQL[]) => PromiseLike<Row[]>;
}

/** A page of rooms, the latest start first. The ids come first: what a row shows is looked up for those of the page. */
export async function pageOfRooms<Row>(
  db: Db,
  query: PageQuery<string> & { keyword?: string },
  { where, sortable, rows }: Options<Row>,
) {
  const columns: Parameters<typeof orderBy>[1] = { ...roomSortable, ...sortable };
  const order = [
    ...meantFirst(query.keyword),
    ...orderBy(query, columns, { sort: 'startsAt', order: 'descend' }, room.id),
  ];
  const ids = db
    .select({ id: room.id })
    .from(room)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const page = await readPage(query, ids, db.$count(room, where));
  const onPage = page.list.map(({ id }) => id);
  return { ...page, list: await rows(inArray(room.id, onPage), order) };
}
