import { eq, sql } from 'drizzle-orm';
import type { MoneyCurrency } from '../../../../contract/money.enums';
import type { PriceChange } from '../../../../contract/shelf';
import { type ItemType, priceNames } from '../../../../contract/shelf/enums';
import type { Db } from '../../../db/database';
import { written } from '../../../lib/money';
import type { By } from '../../../lib/operationLog';
import { orNotFound } from '../../../refusal';
import { keepPrice } from '../prices';
import { gift, stonePackage, type timedPrice } from '../table';

/** The prices of a package (the first) or of a gift (the others); null: none of the kind. */
export type Prices = Pick<typeof timedPrice.$inferSelect, 'price' | 'priceStones' | 'pricePoints'>;

export const samePrices = (one: Prices, other: Prices) => priceNames.every((name) => one[name] === other[name]);

/** What the prices become: those that it names, as far as the item has them. */
export const pricesUnder = (timed: Prices, prices: Prices): Prices => {
  const [price, priceStones, pricePoints] = priceNames.map((name) => prices[name] && (timed[name] ?? prices[name]));
  return { price: price ?? null, priceStones: priceStones ?? null, pricePoints: pricePoints ?? null };
};

export interface PricedItem extends Prices {
  type: ItemType;
  id: string;
  name: string;
  version: number;
  /** Of a package's price. */
  currency: MoneyCurrency | null;
}

/** @throws `10404` */
export async function readPriced(db: Db, { type, id }: Pick<PricedItem, 'type' | 'id'>): Promise<PricedItem> {
  const [found] =
    type === 'stone'
      ? await db.select().from(stonePackage).where(eq(stonePackage.id, id))
      : await db.select().from(gift).where(eq(gift.id, id));
  const item = orNotFound(found);
  const { name, version } = item;
  return 'stones' in item
    ? { type, id, name, version, currency: item.currency, price: item.price, priceStones: null, pricePoints: null }
    : { type, id, name, version, currency: null, price: null, ...giftPricesOf(item) };
}

const giftPricesOf = ({ priceStones, pricePoints }: Omit<Prices, 'price'>) => ({ priceStones, pricePoints });

/** The prices as the operation log has them. */
export const saidPrices = ({ type, currency }: PricedItem, prices: Prices) =>
  type === 'stone'
    ? { price: prices.price && currency ? written(prices.price, currency) : null }
    : giftPricesOf(prices);

/** The same while a timed price runs; prices that it does not set stay. */
export const saidUnder = (timed: Prices, item: PricedItem) => saidPrices(item, pricesUnder(timed, item));

interface Step {
  by: By;
  reason: string;
  timedStep: NonNullable<PriceChange['timedStep']>;
}

/** Writes the prices of an item that is held, counts its version up and keeps the step in its price history. */
export async function writePrices(tx: Db, item: PricedItem, prices: Prices, { by, reason, timedStep }: Step) {
  const { price, priceStones, pricePoints } = prices;
  if (item.type === 'stone') {
    await tx
      .update(stonePackage)
      .set({ price: price ?? undefined, updatedAt: by.now, version: sql`${stonePackage.version} + 1` })
      .where(eq(stonePackage.id, item.id));
  } else {
    await tx
      .update(gift)
      .set({ priceStones, pricePoints, updatedAt: by.now, version: sql`${gift.version} + 1` })
      .where(eq(gift.id, item.id));
  }
  await keepPrice(tx, by, item.id, prices, reason, timedStep);
}
