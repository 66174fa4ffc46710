import { type SQL, sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { type ShelfSection, shelfSection } from '../../../contract/shelf/enums';
import { type Direction, keysOf, type Sorted, sortedBy } from '../../lib/keyset';
import { orderBy, type PageQuery } from '../../lib/paging';
import type { gift, stonePackage } from './table';

export type GoodsTable = typeof stonePackage | typeof gift;

/** An item is on sale exactly if it is on the shelf. */
export const statusOf = (table: GoodsTable): SQL<'on' | 'off'> =>
  sql<'on' | 'off'>`case when ${table.section} is null then 'off' else 'on' end`;

interface Standing {
  section: ShelfSection | null;
  place: number | null;
}

/** Maps a row to the contract's status and place. */
export const placed = <Row extends Standing>({ section, place, ...row }: Row) => ({
  ...row,
  status: section === null ? ('off' as const) : ('on' as const),
  place: section === null || place === null ? null : { section, place },
});

const sections = sql.join(
  valuesOf(shelfSection).map((section) => sql`${section}`),
  sql`, `,
);

/** The order of the shelf, section after section; then items off sale, newest first. */
const byPlace = (table: GoodsTable, order: Direction) =>
  sortedBy(`place ${order}`, [
    { by: sql`(${table.section} is null)::int`, order: 'ascend' },
    { by: sql`coalesce(array_position(array[${sections}], ${table.section}), 0)`, order },
    { by: sql`coalesce(${table.place}, 0)`, order },
    ...keysOf(table.createdAt, 'descend', table.id),
  ]);

export const shelfOrder = (table: GoodsTable): SQL[] => byPlace(table, 'ascend').by;

export const goodsOrder = <Sort extends string>(
  { sort, order }: PageQuery<Sort>,
  columns: Parameters<typeof orderBy<Sort>>[1],
  table: GoodsTable,
): Sorted =>
  sort === undefined || sort === 'place'
    ? byPlace(table, sort ? order : 'ascend')
    : orderBy({ sort, order }, columns, { sort, order }, table.id);
