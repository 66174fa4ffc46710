import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { amount, minor, moneyCode } from '../money';
import { limit, percent, place, saleCounts, status, timed } from '../shelf/goods';
import { imageUrl } from '../upload';
import { stoneCalls } from './calls';
import { STONE_NAME_MAX, STONES_MAX, stoneTag } from './enums';

const tag = z.enum(valuesOf(stoneTag));

export const stone = z.object({
  id,
  name: z.string(),
  icon: z.string(),
  stones: z.int(),
  bonus: z.int(),
  price: minor,
  currency: moneyCode,
  timedPrice: timed.extend({ price: minor }).nullable().optional(),
  /** Pieces paid and not refunded. */
  sold: z.int(),
  /** Pieces one user may buy; null: any number. */
  limitPerUser: limit.nullable(),
  tag: tag.nullable(),
  status,
  place,
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Stone = z.infer<typeof stone>;

const filters = {
  keyword: z.string().trim().max(100).optional(),
  status: anyOf(status),
  tag: anyOf(tag),
  currency: anyOf(moneyCode),
};

export const stoneQuery = pageQuery(['place', 'name', 'stones', 'price', 'sold', 'updatedAt'], filters);
export const stoneSelection = selection(filters);

export const stoneForm = z.object({
  id: id.optional(),
  version: version.optional(),
  name: z.string().trim().min(1).max(STONE_NAME_MAX),
  /** 1:1, 1 MB at most. */
  icon: imageUrl,
  stones: z.int().min(1).max(STONES_MAX),
  bonus: z.int().min(0).max(STONES_MAX),
  price: amount.min(1),
  /** Can't be changed later: a price in another currency is another package. */
  currency: moneyCode,
  limitPerUser: limit.nullish(),
  tag: tag.nullish(),
  /** Required when the price changes. */
  reason: reason.optional(),
});

const stonePricePreview = z.array(
  z.object({
    id,
    name: z.string(),
    version,
    currency: moneyCode,
    before: minor,
    after: minor,
    /** Until when a timed price runs, which forbids the change. */
    heldUntil: instant.nullable().optional(),
  }),
);

export const stoneEndpoints = endpoints({
  [stoneCalls.pageList]: {
    summary: 'Stone packages, paged; first those on the shelf, in its order.',
    query: stoneQuery,
    data: page(stone),
  },
  [stoneCalls.detail]: { summary: 'One stone package.', query: byId, data: stone },
  [stoneCalls.saveOrUpdate]: {
    summary: 'Create one that is off sale (without id) or update (with id and version).',
    body: stoneForm,
    data: stone,
  },
  [stoneCalls.changeStatus]: {
    summary: 'Put on sale, at the end of its section of the shelf, or take off.',
    body: z.object({ id, status, reason: reason.optional() }),
    data: stone,
  },
  [stoneCalls.countByStatus]: {
    summary: 'How many packages a selection means, by status.',
    body: stoneSelection,
    data: saleCounts,
  },
  [stoneCalls.previewPrices]: {
    summary: 'What a change by per cent would make of the prices of a selection. Changes nothing.',
    body: z.object({ selection: stoneSelection, percent }),
    data: stonePricePreview,
  },
  [stoneCalls.changePrice]: {
    summary: 'Change a price alone, as it was read at `version`.',
    body: z.object({ id, version, price: amount.min(1), reason }),
    data: stone,
  },
});
