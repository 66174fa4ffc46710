import { and, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { wishSelection } from '../../../contract/wish';
import { between, contains, containsIndexed, digitsOf, equal, NUMBER, oneOf, startsWith } from '../../lib/filters';
import { type KeywordMatch, matchesAny } from '../../lib/keyword';
import { isUserBy, userIdsBy } from '../../lib/userIdsBy';
import { wish } from './table';

export type WishSelection = z.output<typeof wishSelection>;
type Filters = NonNullable<WishSelection['filter']>;

const wishes = (which: SQL) => sql`select ${wish.id} from ${wish} where ${which}`;

/** A keyword matches a part of a wish, the nickname of its user, or the beginning of the number of either. */
export function matchesBy(keyword: string): KeywordMatch[] {
  const byText = { ids: wishes(containsIndexed(wish.text, keyword)), is: contains(wish.text, keyword) };
  const byUser = { ids: wishes(sql`${wish.userId} in (${userIdsBy(keyword)})`), is: isUserBy(wish.userId, keyword) };
  if (!NUMBER.test(keyword)) return [byText, byUser];
  const ofNumber = startsWith(digitsOf(wish.number), keyword);
  return [{ ids: wishes(ofNumber), is: ofNumber }, byText, byUser];
}

/** `named`: what the keyword finds, if it was looked for. */
export const matching = (query: Filters, named?: SQL) =>
  and(
    query.keyword ? (named ?? matchesAny(wish.id, matchesBy(query.keyword))) : undefined,
    equal(wish.userId, query.userId),
    equal(wish.giftId, query.giftId),
    oneOf(wish.state, query.state),
    ...between(wish.stones, query.stonesFrom, query.stonesTo),
    ...between(wish.madeAt, query.madeFrom, query.madeTo),
    ...between(wish.fulfilledAt, query.fulfilledFrom, query.fulfilledTo),
  );
