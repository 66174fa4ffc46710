import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { person } from '../person';
import { ledgerEntry } from '../user';
import { removedStones, WISH_STONES_MAX, WISH_TEXT_MAX, wishState } from './enums';

const state = z.enum(valuesOf(wishState));

/** What a user puts into the wish pool with stones. */
export const wish = z.object({
  id,
  /** What the app shows; never reused. */
  number: z.int(),
  user: person,
  text: z.string(),
  stones: z.int(),
  state,
  /** What it was fulfilled with, and what that was worth in stones then. */
  gift: z.object({ id, name: z.string(), icon: z.string(), stones: z.int() }).nullable(),
  /** Stones that went back to the user. */
  refunded: z.int(),
  madeAt: instant,
  /** When it expires, or would have. */
  expiresAt: instant,
  fulfilledAt: instant.nullable(),
  version,
});
export type Wish = z.infer<typeof wish>;

export const wishDetail = wish.extend({
  /** When it expired or was removed. */
  endedAt: instant.nullable(),
  removedReason: z.string().nullable(),
  /** The item of the audit that looked at its text last. */
  auditId: id.nullable(),
  /** What it moved in the user's stones, oldest first. */
  ledger: z.array(ledgerEntry),
});
export type WishDetail = z.infer<typeof wishDetail>;

export const wishFilters = {
  /** A number of a wish or a user, or a part of the text or the nickname. */
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

/** Sums over wishes; what statistics show of a period is the same as what the list of it sums up. */
export const wishSums = z.object({
  wishes: z.int(),
  /** Different users who made them. */
  people: z.int(),
  fulfilled: z.int(),
  stones: z.int(),
  refunded: z.int(),
  /** What the gifts they were fulfilled with were worth, in stones. */
  value: z.int(),
});
export type WishSums = z.infer<typeof wishSums>;

export const wishEndpoints = endpoints({
  [paths.wish.pageList]: {
    summary: 'Wishes, paged, with the sums of the whole filter.',
    query: wishQuery,
    data: page(wish).extend({ totals: wishSums }),
  },
  [paths.wish.detail]: { summary: 'One wish.', query: byId, data: wishDetail },
  [paths.wish.countByState]: {
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
  [paths.wish.fulfil]: {
    summary:
      'Fulfil an open wish with one piece of a gift that has a price in stones, needs no parcel and is in stock.',
    body: z.object({ id, giftId: id }),
    data: wishDetail,
  },
  [paths.wish.remove]: {
    summary: 'Remove an open wish; its stones go back, or are kept where it breaks the rules.',
    body: z.object({ id, reason, stones: z.enum(valuesOf(removedStones)) }),
    data: wishDetail,
  },
  [paths.wish.make]: {
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
