import { and, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TimedPrice } from '../../../../contract/shelf';
import type { Db } from '../../../db/database';
import { orNotFound } from '../../../refusal';
import { sysUser } from '../../sysUser/table';
import { findGoods } from '../goods';
import { timedPrice } from '../table';
import type { TimedRow } from './steps';

const ender = alias(sysUser, 'ender');

const read = (db: Db) => {
  const { id, itemId, price, priceStones, pricePoints, startsAt, endsAt, state, reason } = timedPrice;
  const { beganAt, endedAt, endedById, endReason, version } = timedPrice;
  return db
    .select({
      ...{ id, itemId, price, priceStones, pricePoints, startsAt, endsAt, state, reason },
      by: sysUser.nickname,
      byId: timedPrice.sysUserId,
      ...{ beganAt, endedAt, endedBy: ender.nickname, endedById, endReason, version },
    })
    .from(timedPrice)
    .leftJoin(sysUser, eq(sysUser.id, timedPrice.sysUserId))
    .leftJoin(ender, eq(ender.id, endedById))
    .$dynamic();
};

/** The timed prices of an item, the last to begin first. @throws `10404` */
export async function timedPricesOf(db: Db, itemId: string): Promise<TimedPrice[]> {
  await findGoods(db, itemId);
  return read(db).where(eq(timedPrice.itemId, itemId)).orderBy(desc(timedPrice.startsAt), desc(timedPrice.id));
}

/** @throws `10404` */
export async function findTimed(db: Db, id: string): Promise<TimedPrice> {
  const [found] = await read(db).where(eq(timedPrice.id, id));
  return orNotFound(found);
}

/** @throws `10404` */
export async function timedRow(db: Db, id: string): Promise<TimedRow> {
  const [row] = await db.select().from(timedPrice).where(eq(timedPrice.id, id));
  return orNotFound(row);
}

/** The timed prices that run now, by their items. */
export async function runningOf(db: Db, itemIds: string[]): Promise<Map<string, TimedRow>> {
  const rows = await db
    .select()
    .from(timedPrice)
    .where(and(inArray(timedPrice.itemId, itemIds), eq(timedPrice.state, 'running')));
  return new Map(rows.map((row) => [row.itemId, row]));
}
