import { z } from 'zod';
import { byId, endpoints, id, instant, reason, version, zone } from '../base';
import { valuesOf } from '../enum';
import { gift } from '../gift';
import { GIFT_PRICE_MAX } from '../gift/enums';
import { amount, minor, sumsOf } from '../money';
import { stone } from '../stone';
import { shelfCalls } from './calls';
import { itemType, SECTION_MAX, shelfSection, timedPriceState, timedStep } from './enums';
import { section } from './goods';

const type = z.enum(valuesOf(itemType));

/** Pieces paid for and not refunded, on each of the last 30 days, oldest first, in the requested zone. */
const sales = z.array(z.int());

const shelfEntry = z.object({
  id,
  section,
  item: z.discriminatedUnion('type', [
    stone.extend({ type: z.literal('stone') }),
    gift.extend({ type: z.literal('gift') }),
  ]),
  sales,
});
export type ShelfEntry = z.infer<typeof shelfEntry>;

/** The whole shelf: entries in order, one section after the other. */
const shelf = z.object({
  entries: z.array(shelfEntry),
  updatedAt: instant.nullable(),
  by: z.string().nullable(),
  byId: id.nullable(),
  version,
});
export type Shelf = z.infer<typeof shelf>;

const priceChange = z.object({
  id,
  /** In the package's currency; null for a gift. */
  price: minor.nullable(),
  priceStones: z.int().nullable(),
  pricePoints: z.int().nullable(),
  reason: z.string().nullable(),
  timedStep: z.enum(valuesOf(timedStep)).nullable().optional(),
  by: z.string().nullable(),
  byId: id.nullable(),
  at: instant,
});
export type PriceChange = z.infer<typeof priceChange>;

const timedPrice = z.object({
  id,
  itemId: id,
  /** In the package's currency; null for a gift. */
  price: minor.nullable(),
  /** Null: the gift has no such price, or keeps it as it is. */
  priceStones: z.int().nullable(),
  pricePoints: z.int().nullable(),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(valuesOf(timedPriceState)),
  reason: z.string(),
  by: z.string().nullable(),
  byId: id.nullable(),
  /** When it really began and ended; a stop of the servers makes that later. */
  beganAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Who ended it or called it off; null if the clock did. */
  endedBy: z.string().nullable(),
  endedById: id.nullable(),
  endReason: z.string().nullable(),
  version,
});
export type TimedPrice = z.infer<typeof timedPrice>;

const giftPrice = z.int().min(1).max(GIFT_PRICE_MAX);

const timedPriceForm = z.object({
  /** A planned one that is changed. */
  id: id.optional(),
  itemId: id,
  /** The item's for a new one, its own for a planned one. */
  version,
  /** Of a package; the other two of a gift, each only if the gift has that price. */
  price: amount.min(1).nullish(),
  priceStones: giftPrice.nullish(),
  pricePoints: giftPrice.nullish(),
  /** At once if it is left out. */
  startsAt: instant.nullish(),
  endsAt: instant,
  reason,
});

const ids = z.array(id).max(SECTION_MAX);

export const shelfEndpoints = endpoints({
  [shelfCalls.detail]: {
    summary: 'The shelf as the app shows it, with the sales of the last 30 days.',
    query: z.object({ zone }),
    data: shelf,
  },
  [shelfCalls.save]: {
    summary:
      'The whole shelf at once: what is new in it is put on sale, what is missing is taken off. Refused with 10409 (data = the shelf now) if it was changed since `version`.',
    body: z.object({
      version,
      sections: z.object(
        Object.fromEntries(valuesOf(shelfSection).map((name) => [name, ids])) as Record<
          keyof typeof shelfSection,
          typeof ids
        >,
      ),
      reason: reason.optional(),
      zone,
    }),
    data: shelf,
  },
  [shelfCalls.sales]: {
    summary: 'Sales of a stone package or a gift, on the shelf or not: by day, and what they brought in.',
    query: byId.extend({ zone }),
    data: z.object({
      type,
      days: z.array(z.object({ day: z.iso.date(), pieces: z.int() })),
      /** Since the beginning, without refunded pieces. */
      pieces: z.int(),
      buyers: z.int(),
      revenue: sumsOf({ amount: minor }),
    }),
  },
  [shelfCalls.prices]: {
    summary: 'The prices a stone package or a gift had, newest first.',
    query: byId,
    data: z.array(priceChange),
  },
  [shelfCalls.timedPrices]: {
    summary: 'The timed prices of a stone package or a gift, the last to begin first.',
    query: byId,
    data: z.array(timedPrice),
  },
  [shelfCalls.saveTimedPrice]: {
    summary:
      'Give an item other prices for some time, or change that while it is planned. Those of one item never overlap.',
    body: timedPriceForm,
    data: timedPrice,
  },
  [shelfCalls.endTimedPrice]: {
    summary: 'Call off a planned one, or end a running one now: the ordinary price is back.',
    body: z.object({ id, version, reason }),
    data: timedPrice,
  },
});
