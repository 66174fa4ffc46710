import { eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { type ItemType, type ShelfSection, shelfSection } from '../../../contract/shelf/enums';
import type { Db } from '../../db/database';
import { orNotFound } from '../../refusal';
import type { GoodsTable } from './columns';
import { gift, stonePackage } from './table';

const tables = { stone: stonePackage, gift } as const satisfies Record<ItemType, GoodsTable>;

export interface Goods {
  type: ItemType;
  id: string;
  name: string;
  section: ShelfSection | null;
  place: number | null;
}

async function read(db: Db, which: (table: GoodsTable) => SQL): Promise<Goods[]> {
  const { id, name, section, place } = stonePackage;
  const stones = await db.select({ id, name, section, place }).from(stonePackage).where(which(stonePackage));
  const gifts = await db
    .select({ id: gift.id, name: gift.name, section: gift.section, place: gift.place })
    .from(gift)
    .where(which(gift));
  return [
    ...stones.map((row) => ({ type: 'stone' as const, ...row })),
    ...gifts.map((row) => ({ type: 'gift' as const, ...row })),
  ];
}

const sections = valuesOf(shelfSection);
const rank = ({ section }: Goods) => (section ? sections.indexOf(section) : sections.length);

export async function goodsOnShelf(db: Db): Promise<Goods[]> {
  const goods = await read(db, ({ section }) => isNotNull(section));
  return goods.sort((a, b) => rank(a) - rank(b) || (a.place ?? 0) - (b.place ?? 0));
}

export const goodsBy = (db: Db, ids: string[]) => read(db, ({ id }) => inArray(id, ids));

/** @throws `10404` */
export async function findGoods(db: Db, id: string): Promise<Goods> {
  const [goods] = await read(db, (table) => eq(table.id, id));
  return orNotFound(goods);
}

/** Locks rows, always in the same order. */
export async function holdGoods(tx: Db, type: ItemType, ids: string[]): Promise<void> {
  const table = tables[type];
  await tx.execute(sql`select from ${table} where ${inArray(table.id, ids)} order by ${table.id} for no key update`);
}

/** Locks an item; false if another transaction holds it, or there is none. */
export async function tryHoldGoods(tx: Db, { type, id }: Pick<Goods, 'type' | 'id'>): Promise<boolean> {
  const table = tables[type];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update', { skipLocked: true });
  return rows.length > 0;
}

export interface Move {
  item: Goods;
  section: ShelfSection | null;
  place: number | null;
}

/** Writes the new places. An item that comes or goes counts as changed; one that only moves does not. */
export async function writePlaces(tx: Db, moves: Move[], now: string): Promise<void> {
  for (const type of ['stone', 'gift'] as const) {
    const own = moves.filter(({ item }) => item.type === type);
    if (own.length > 0) {
      await writePlacesOf(tx, type, own, now);
    }
  }
}

async function writePlacesOf(tx: Db, type: ItemType, moves: Move[], now: string): Promise<void> {
  const table = tables[type];
  await holdGoods(
    tx,
    type,
    moves.map(({ item }) => item.id),
  );
  const rows = moves.map(({ item, section, place }) => ({
    id: item.id,
    section,
    place,
    turned: (section === null) !== (item.section === null),
  }));
  await tx.execute(sql`update ${table} set section = moved.section, place = moved.place,
    updated_at = case when moved.turned then ${now}::timestamptz else updated_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) as moved(id bigint, section text, place int, turned boolean)
    where ${table.id} = moved.id`);
}
