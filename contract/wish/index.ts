import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { ledgerEntry } from '../user';
import { wishCalls } from './calls';
import { removedStones, WISH_STONES_MAX, WISH_TEXT_MAX, wishState } from './enums';

const state = z.enum(valuesOf(wishState));

/** A text that a user puts into the wish pool, paying with stones. */
const wish = z.object({
  id,
  /** The number that the app shows; never reused. */
  number: z.int(),
  user: person,
  text: z.string(),
  stones: z.int(),
  state,
  /** The gift that fulfilled it, and what it was worth in stones at that time. */
  gift: z.object({ id, name: z.string(), icon: z.string(), stones: z.int() }).nullable(),
  refunded: z.int(),
  madeAt: instant,
  /** When it expires, or would have expired. */
  expiresAt: instant,
  fulfilledAt: instant.nullable(),
  version,
});
export type Wish = z.infer<typeof wish>;

const wishDetail = wish.extend({
  endedAt: instant.nullable(),
  removedReason: z.string().nullable(),
  /** The audit item that last checked its text. */
  auditId: id.nullable(),
  /** Entries of the user's stones that it caused, oldest first. */
  ledger: z.array(ledgerEntry),
});
export type WishDetail = z.infer<typeof wishDetail>;

const wishFilters = {
  /** A number of a wish or a user, or part of the text or the nickname. */
  keyword: z.string().trim().max(100).optional(),
  userId: id.optional(),
  giftId: id.optional(),
  state: anyOf(state),
  stonesFrom: z.coerce.number().int().min(0).max(WISH_STONES_MAX).optional(),
  stonesTo: z.coerce.number().int().min(0).max(WISH_STONES_MAX).optional(),
  madeFrom: instant.optional(),
  madeTo: instant.optional(),
  fulfilledFrom: instant.optional(),
  fulfilledTo: instant.optional(),
};

export const wishQuery = pageQuery(['number', 'stones', 'madeAt', 'expiresAt', 'fulfilledAt'], wishFilters);
export const wishSelection = selection(wishFilters);

/** Sums over wishes. The statistics of a period equal the sums of the list of that period. */
export const wishSums = z.object({
  wishes: z.int(),
  people: z.int(),
  fulfilled: z.int(),
  stones: z.int(),
  refunded: z.int(),
  /** The worth of the gifts that fulfilled them, in stones. */
  value: z.int(),
});
export type WishSums = z.infer<typeof wishSums>;

export const wishEndpoints = endpoints({
  [wishCalls.pageList]: {
    summary: 'Wishes, paged, with the sums of the whole filter.',
    query: wishQuery,
    data: page(wish).extend({ totals: wishSums.optional() }),
  },
  [wishCalls.detail]: { summary: 'One wish.', query: byId, data: wishDetail },
  [wishCalls.countByState]: {
    summary: 'How many wishes a selection means, by state, and the stones of the open ones.',
    body: wishSelection,
    data: z.object({
      total: z.int(),
      open: z.int(),
      fulfilled: z.int(),
      expired: z.int(),
      removed: z.int(),
      openStones: z.int(),
    }),
  },
  [wishCalls.fulfil]: {
    summary:
      'Fulfil an open wish, whose text does not wait in the audit, with one piece of a gift that has a price in stones, needs no parcel and is in stock.',
    body: z.object({ id, giftId: id }),
    data: wishDetail,
  },
  [wishCalls.remove]: {
    summary: 'Remove an open wish; its stones go back, or are kept where it breaks the rules.',
    body: z.object({ id, reason, stones: z.enum(valuesOf(removedStones)) }),
    data: wishDetail,
  },
  [wishCalls.make]: {
    summary:
      'A user makes a wish, as the app does: its stones are taken, its text goes to the audit. The same requestId makes one. 10422 where a sensitive word blocks the text.',
    body: z.object({
      userId: id,
      text: z.string().trim().min(1).max(WISH_TEXT_MAX),
      stones: z.int().min(1).max(WISH_STONES_MAX),
      requestId: z.uuid(),
    }),
    data: wishDetail,
  },
});
