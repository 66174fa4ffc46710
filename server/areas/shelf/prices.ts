import { desc, eq } from 'drizzle-orm';
import type { PriceChange } from '../../../contract/shelf';
import type { Db } from '../../db/database';
import type { By } from '../../lib/operationLog';
import { sysUser } from '../sysUser/table';
import { findGoods } from './goods';
import { priceChange } from './table';

interface Prices {
  price?: number | null;
  priceStones?: number | null;
  pricePoints?: number | null;
}

/** Records the new prices of an item. */
export async function keepPrice(
  tx: Db,
  { admin, now }: Pick<By, 'admin' | 'now'>,
  itemId: string,
  { price, priceStones, pricePoints }: Prices,
  reason?: string,
  timedStep?: PriceChange['timedStep'],
): Promise<void> {
  await tx
    .insert(priceChange)
    .values({ itemId, price, priceStones, pricePoints, reason, timedStep, sysUserId: admin.id, at: now });
}

/** The price history of an item, newest first. @throws `10404` */
export async function pricesOf(db: Db, id: string): Promise<PriceChange[]> {
  await findGoods(db, id);
  const { price, priceStones, pricePoints, reason, timedStep, at } = priceChange;
  return db
    .select({
      id: priceChange.id,
      price,
      priceStones,
      pricePoints,
      reason,
      timedStep,
      by: sysUser.nickname,
      byId: priceChange.sysUserId,
      at,
    })
    .from(priceChange)
    .leftJoin(sysUser, eq(sysUser.id, priceChange.sysUserId))
    .where(eq(priceChange.itemId, id))
    .orderBy(desc(at), desc(priceChange.id));
}
