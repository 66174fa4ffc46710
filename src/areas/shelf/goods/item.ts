import type { Gift } from '@contract/gift';
import type { PayCurrency } from '@contract/money.enums';
import type { ItemType } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';

/** What the mall sells: a stone package or a gift. */
export type Item = Stone | Gift;

/** What kind of thing it is. */
export const typeOf = (item: Item): ItemType => ('stones' in item ? 'stone' : 'gift');

/** One way to pay for something; null where it can't be had for this. */
export interface Price {
  amount: number | null;
  currency: PayCurrency;
}

type GiftPrices = Pick<Gift, 'priceStones' | 'pricePoints'>;

/** All ways to pay for a gift. */
export const giftPrices = ({ priceStones, pricePoints }: GiftPrices): Price[] => [
  { amount: priceStones, currency: 'stones' },
  { amount: pricePoints, currency: 'points' },
];

/** All ways to pay for something, in the order they are told. */
export const pricesOf = (item: Item): Price[] =>
  'stones' in item ? [{ amount: item.price, currency: item.currency }] : giftPrices(item);

/** Whether two prices of the same thing differ in any way to pay. */
export const pricesDiffer = (before: readonly Price[], after: readonly Price[]): boolean =>
  before.some(({ amount }, index) => amount !== (after[index]?.amount ?? null));

/** Where the orders of something are listed. */
export const ordersOf = (id: string) => `/order/list?itemId=${id}`;

/** Where the orders are listed that count as sales of something: paid and not refunded, perhaps of the last days only. */
export const salesOf = (id: string, days?: number) =>
  `${ordersOf(id)}&status=paid,shipped,completed${days ? `&paid=${days}d` : ''}`;

/** The screen of one entry of the shelf. */
export const entryPath = (id: string) => `/fileResoute/u/detail?id=${id}`;
