import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { amount, moneyCode } from '../money';
import { paths } from '../paths';
import { limit, percent, place, saleCounts, status } from '../shelf/goods';
import { imageUrl } from '../upload';
import { GIFT_NAME_MAX, GIFT_NAME_MIN, GIFT_PRICE_MAX, giftCategory, giftKind, STOCK_MAX, stockState } from './enums';

const category = z.enum(valuesOf(giftCategory));
const kind = z.enum(valuesOf(giftKind));
/** In stones or points. */
const price = z.int().min(1).max(GIFT_PRICE_MAX);

/** What stones or points are exchanged for. */
export const gift = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  category,
  kind,
  /** Null where it can't be had for these; one of the two is there at least. */
  priceStones: price.nullable(),
  pricePoints: price.nullable(),
  /** What a piece is worth in money, in minor units. */
  value: z.int(),
  currency: moneyCode,
  stock: z.int(),
  /** At this stock or below it is low. */
  lowStock: z.int(),
  /** Pieces one user may have; null: any number. */
  limitPerUser: limit.nullable(),
  /** Pieces that were exchanged and not refunded. */
  sold: z.int(),
  status,
  place,
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Gift = z.infer<typeof gift>;

const filters = {
  /** Part of the name. */
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
  /** The stock the form was read at: what was sold since is taken off what is written. */
  stockRead: z.int().min(0).max(STOCK_MAX).optional(),
  lowStock: z.int().min(0).max(STOCK_MAX),
  limitPerUser: limit.nullish(),
  /** Why a price changes; required when one does. */
  reason: reason.optional(),
});

/** The prices a gift has before and after a change by per cent. */
const prices = z.object({ stones: price.nullable(), points: price.nullable() });
export const giftPricePreview = z.array(z.object({ id, name: z.string(), version, before: prices, after: prices }));

/** How many gifts a selection means, by status; how many of those on sale are low or sold out. */
export const giftCounts = saleCounts.extend({ low: z.int(), none: z.int() });

export const giftEndpoints = endpoints({
  [paths.gift.pageList]: {
    summary: 'Gifts, paged; first those on the shelf, in its order.',
    query: giftQuery,
    data: page(gift),
  },
  [paths.gift.detail]: { summary: 'One gift.', query: byId, data: gift },
  [paths.gift.saveOrUpdate]: {
    summary: 'Create one that is off sale (without id) or update (with id and version).',
    body: giftForm,
    data: gift,
  },
  [paths.gift.changeStatus]: {
    summary: 'Put on sale, at the end of its section of the shelf, or take off.',
    body: z.object({ id, status, reason: reason.optional() }),
    data: gift,
  },
  [paths.gift.countByStatus]: {
    summary: 'How many gifts a selection means, by status and stock.',
    body: giftSelection,
    data: giftCounts,
  },
  [paths.gift.previewPrices]: {
    summary: 'What a change by per cent would make of the prices of a selection. Changes nothing.',
    body: z.object({ selection: giftSelection, percent }),
    data: giftPricePreview,
  },
  [paths.gift.changePrice]: {
    summary: 'Change the prices alone, as they were read at `version`. Null: not for these any more.',
    body: z.object({ id, version, priceStones: price.nullable(), pricePoints: price.nullable(), reason }),
    data: gift,
  },
});
