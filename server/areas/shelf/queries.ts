import { eq } from 'drizzle-orm';
import type { Shelf, ShelfEntry } from '../../../contract/shelf';
import type { Db } from '../../db/database';
import { sysUser } from '../sysUser/table';
import { giftsBy, stonesBy } from './byId';
import { goodsOnShelf } from './goods';
import { sparklines } from './sales';
import { shelf } from './table';

/** The shelf as the app shows it, with the latest sales of each entry. */
export async function findShelf(db: Db, zone: string, now: string): Promise<Shelf> {
  const goods = await goodsOnShelf(db);
  const ids = goods.map(({ id }) => id);
  const stones = new Map((await stonesBy(db, ids)).map((stone) => [stone.id, { type: 'stone' as const, ...stone }]));
  const gifts = new Map((await giftsBy(db, ids)).map((gift) => [gift.id, { type: 'gift' as const, ...gift }]));
  const sales = await sparklines(db, ids, zone, now);
  const entries = goods.flatMap(({ id, section }): ShelfEntry[] => {
    const item = stones.get(id) ?? gifts.get(id);
    return item && section ? [{ id, section, item, sales: sales(id) }] : [];
  });
  return { entries, ...(await shelfState(db)) };
}

/** The version, and who changed it last; version 1 and nobody before the first change. */
export async function shelfState(db: Db) {
  const { updatedAt, sysUserId, version } = shelf;
  const [row] = await db
    .select({ updatedAt, by: sysUser.nickname, byId: sysUserId, version })
    .from(shelf)
    .innerJoin(sysUser, eq(sysUser.id, sysUserId));
  return row ?? { updatedAt: null, by: null, byId: null, version: 1 };
}
