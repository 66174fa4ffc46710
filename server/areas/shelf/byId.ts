import { getTableColumns, inArray } from 'drizzle-orm';
import type { Gift } from '../../../contract/gift';
import type { Stone } from '../../../contract/stone';
import type { Db } from '../../db/database';
import { placed } from './columns';
import { withSold } from './sold';
import { gift, stonePackage } from './table';
import { runningOf } from './timed/queries';

export async function giftsBy(db: Db, ids: string[]): Promise<Gift[]> {
  return giftsOf(db, await db.select(getTableColumns(gift)).from(gift).where(inArray(gift.id, ids)));
}

export async function stonesBy(db: Db, ids: string[]): Promise<Stone[]> {
  return stonesOf(
    db,
    await db.select(getTableColumns(stonePackage)).from(stonePackage).where(inArray(stonePackage.id, ids)),
  );
}

/** Gifts as the contract has them, from their rows. */
export async function giftsOf(db: Db, rows: (typeof gift.$inferSelect)[]): Promise<Gift[]> {
  const running = await runningOf(db, idsOf(rows));
  return (await withSold(db, rows.map(placed))).map((row) => {
    const timed = running.get(row.id);
    const ordinary = timed && { priceStones: timed.wasPriceStones, pricePoints: timed.wasPricePoints };
    return { ...row, timedPrice: ordinary ? { id: timed.id, endsAt: timed.endsAt, ...ordinary } : null };
  });
}

/** The same of stone packages. */
export async function stonesOf(db: Db, rows: (typeof stonePackage.$inferSelect)[]): Promise<Stone[]> {
  const running = await runningOf(db, idsOf(rows));
  return (await withSold(db, rows.map(placed))).map((row) => {
    const timed = running.get(row.id);
    return {
      ...row,
      timedPrice: timed ? { id: timed.id, endsAt: timed.endsAt, price: timed.wasPrice ?? row.price } : null,
    };
  });
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
