import type { TimedPrice } from '@contract/shelf';
import { giftPrices, type Item, type ItemPrice } from '../item';

type Prices = Pick<TimedPrice, 'price' | 'priceStones' | 'pricePoints'>;

/** The item as it is without the timed price that runs; the item itself if none does. */
export function ordinaryOf(item: Item): Item {
  const { timedPrice } = item;
  if (!timedPrice) return item;
  const { id: _, endsAt: __, ...prices } = timedPrice;
  return { ...item, ...prices } as Item;
}

/** What an item costs under these prices: those that they don't name stay. */
export const pricesUnder = (item: Item, { price, priceStones, pricePoints }: Prices): ItemPrice[] =>
  'stones' in item
    ? [{ amount: price ?? item.price, currency: item.currency }]
    : giftPrices({
        priceStones: item.priceStones && (priceStones ?? item.priceStones),
        pricePoints: item.pricePoints && (pricePoints ?? item.pricePoints),
      });

export const isOpen = ({ state }: Pick<TimedPrice, 'state'>) => state === 'waiting' || state === 'running';
