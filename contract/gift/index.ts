import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { amount, minor, moneyCode } from '../money';
import { limit, percent, place, saleCounts, status, timed } from '../shelf/goods';
import { imageUrl } from '../upload';
import { giftCalls } from './calls';
import { GIFT_NAME_MAX, GIFT_NAME_MIN, GIFT_PRICE_MAX, giftCategory, giftKind, STOCK_MAX, stockState } from './enums';

const category = z.enum(valuesOf(giftCategory));
const kind = z.enum(valuesOf(giftKind));
const price = z.int().min(1).max(GIFT_PRICE_MAX);

export const gift = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  category,
  kind,
  /** Null: not sold for this currency; at least one of the two prices is set. */
  priceStones: price.nullable(),
  pricePoints: price.nullable(),
  timedPrice: timed.extend({ priceStones: price.nullable(), pricePoints: price.nullable() }).nullable().optional(),
  /** What one piece is worth in money. */
  value: minor,
  currency: moneyCode,
  stock: z.int(),
  /** A stock at or below this counts as low. */
  lowStock: z.int(),
  /** Pieces one user may have; null: any number. */
  limitPerUser: limit.nullable(),
  /** Pieces exchanged and not refunded. */
  sold: z.int(),
  status,
  place,
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Gift = z.infer<typeof gift>;

const filters = {
  keyword: z.string().trim().max(100).optional(),
  status: anyOf(status),
  category: anyOf(category),
  kind: anyOf(kind),
  stockState: anyOf(z.enum(valuesOf(stockState))),
};

export const giftQuery = pageQuery(
  ['place', 'name', 'priceStones', 'pricePoints', 'stock', 'sold', 'updatedAt'],
  filters,
);
export const giftSelection = selection(filters);

export const giftForm = z.object({
  id: id.optional(),
  version: version.optional(),
  name: z.string().trim().min(GIFT_NAME_MIN).max(GIFT_NAME_MAX),
  /** 1:1, 1 MB at most. */
  icon: imageUrl,
  category,
  kind,
  priceStones: price.nullish(),
  pricePoints: price.nullish(),
  value: amount,
  currency: moneyCode,
  stock: z.int().min(0).max(STOCK_MAX),
  /** A refund may have put it above what can be written. */
  stockRead: z.int().min(0).optional().meta({
    description:
      'The stock as it was read; required to update. What was sold since then is subtracted from the stock that is written.',
  }),
  lowStock: z.int().min(0).max(STOCK_MAX),
  limitPerUser: limit.nullish(),
  /** Required when a price changes. */
  reason: reason.optional(),
});

const prices = z.object({ stones: price.nullable(), points: price.nullable() });
const giftPricePreview = z.array(
  z.object({
    id,
    name: z.string(),
    version,
    before: prices,
    after: prices,
    /** Until when a timed price runs, which forbids the change. */
    heldUntil: instant.nullable().optional(),
  }),
);

/** Counts of a selection by status; `low` and `none` count those on sale. */
const giftCounts = saleCounts.extend({ low: z.int(), none: z.int() });

export const giftEndpoints = endpoints({
  [giftCalls.pageList]: {
    summary: 'Gifts, paged; first those on the shelf, in its order.',
    query: giftQuery,
    data: page(gift),
  },
  [giftCalls.detail]: { summary: 'One gift.', query: byId, data: gift },
  [giftCalls.saveOrUpdate]: {
    summary: 'Create one that is off sale (without id) or update (with id, version and the stock as it was read).',
    body: giftForm,
    data: gift,
  },
  [giftCalls.changeStatus]: {
    summary: 'Put on sale, at the end of its section of the shelf, or take off.',
    body: z.object({ id, status, reason: reason.optional() }),
    data: gift,
  },
  [giftCalls.countByStatus]: {
    summary: 'How many gifts a selection means, by status and stock.',
    body: giftSelection,
    data: giftCounts,
  },
  [giftCalls.previewPrices]: {
    summary: 'What a change by per cent would make of the prices of a selection. Changes nothing.',
    body: z.object({ selection: giftSelection, percent }),
    data: giftPricePreview,
  },
  [giftCalls.changePrice]: {
    summary: 'Change the prices alone, as they were read at `version`. Null: not for these any more.',
    body: z.object({ id, version, priceStones: price.nullable(), pricePoints: price.nullable(), reason }),
    data: gift,
  },
});
