import { z } from 'zod';
import { byId, endpoints, id, instant, reason, version, zone } from '../base';
import { valuesOf } from '../enum';
import { gift } from '../gift';
import { sumsOf } from '../money';
import { stone } from '../stone';
import { shelfCalls } from './calls';
import { itemType, SECTION_MAX, shelfSection } from './enums';
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
  /** In minor units of the package's currency; null for a gift. */
  price: z.int().nullable(),
  priceStones: z.int().nullable(),
  pricePoints: z.int().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  byId: id.nullable(),
  at: instant,
});
export type PriceChange = z.infer<typeof priceChange>;

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
      revenue: sumsOf({ amount: z.int() }),
    }),
  },
  [shelfCalls.prices]: {
    summary: 'The prices a stone package or a gift had, newest first.',
    query: byId,
    data: z.array(priceChange),
  },
});
