import { getTableColumns, inArray } from 'drizzle-orm';
import type { Gift } from '../../../contract/gift';
import type { Stone } from '../../../contract/stone';
import type { Db } from '../../db/connect';
import { placed } from './columns';
import { withSold } from './sold';
import { gift, stonePackage } from './table';

export async function giftsBy(db: Db, ids: string[]): Promise<Gift[]> {
  const rows = await db.select(getTableColumns(gift)).from(gift).where(inArray(gift.id, ids));
  return withSold(db, rows.map(placed));
}

export async function stonesBy(db: Db, ids: string[]): Promise<Stone[]> {
  const rows = await db.select(getTableColumns(stonePackage)).from(stonePackage).where(inArray(stonePackage.id, ids));
  return withSold(db, rows.map(placed));
}
