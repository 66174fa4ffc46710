import { pathTo } from '@config/pathTo';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import type { PayCurrency } from '@contract/money.enums';
import type { ItemType } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';

export type Item = Stone | Gift;

/** What names a good. */
export interface ItemKey {
  type: ItemType;
  id: string;
}

export const itemTypeOf = (item: Item): ItemType => ('stones' in item ? 'stone' : 'gift');

export const itemCalls = { stone: stoneCalls, gift: giftCalls } as const satisfies Record<ItemType, object>;

export const listOf = { stone: pathTo('/fileResoute/a'), gift: pathTo('/fileResoute/b') } satisfies Record<
  ItemType,
  string
>;

export const createPathOf = {
  stone: pathTo('/fileResoute/a/detail'),
  gift: pathTo('/fileResoute/b/detail'),
} satisfies Record<ItemType, string>;

/** One way to pay; null if the good can't be bought this way. */
export interface ItemPrice {
  amount: number | null;
  currency: PayCurrency;
}

type GiftPrices = Pick<Gift, 'priceStones' | 'pricePoints'>;

export const giftPrices = ({ priceStones, pricePoints }: GiftPrices): ItemPrice[] => [
  { amount: priceStones, currency: 'stones' },
  { amount: pricePoints, currency: 'points' },
];

export const pricesOf = (item: Item): ItemPrice[] =>
  'stones' in item ? [{ amount: item.price, currency: item.currency }] : giftPrices(item);

/** An amount that is not known is like none. */
export const itemPricesDiffer = (before: readonly ItemPrice[], after: readonly (ItemPrice | undefined)[]): boolean =>
  before.some(({ amount }, index) => amount !== (after[index]?.amount ?? null));

export const ordersOf = (id: string) => pathTo('/order/list', { itemId: id });

/**
 * What counts as sales: paid and not refunded; `days` limits it to the last days. Of a gift the orders, each of which has
 * one; of a package its purchases, because the sums of an order are of all its packages.
 */
export const salesOf = ({ type, id }: ItemKey, days?: number) =>
  type === 'stone'
    ? `${pathTo('/order/recharge', { packageId: id })}&status=paid${days ? `&at=${days}d` : ''}`
    : `${ordersOf(id)}&status=paid,shipped,completed${days ? `&paid=${days}d` : ''}`;

export const entryPath = (id: string) => pathTo('/fileResoute/u/detail', { id });

/** Its page, with the dialog that plans a price. */
export const planPath = (id: string) => `${entryPath(id)}&plan=1`;
