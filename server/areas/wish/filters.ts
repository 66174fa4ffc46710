import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { wishSelection } from '../../../contract/wish';
import { between, containsIndexed, digitsOf, NUMBER, namedBy, oneOf, startsWith } from '../../lib/filters';
import { userIdsBy } from '../../lib/userIdsBy';
import { wish } from './table';

export type WishSelection = z.output<typeof wishSelection>;
type Filters = NonNullable<WishSelection['filter']>;

const wishes = (which: SQL) => sql`select ${wish.id} from ${wish} where ${which}`;

const byKeyword = (keyword: string) =>
  namedBy(wish.id, [
    wishes(containsIndexed(wish.text, keyword)),
    wishes(sql`${wish.userId} in (${userIdsBy(keyword)})`),
    NUMBER.test(keyword) ? wishes(startsWith(digitsOf(wish.number), keyword)) : undefined,
  ]);

export const matching = (query: Filters) =>
  and(
    query.keyword ? byKeyword(query.keyword) : undefined,
    query.userId === undefined ? undefined : eq(wish.userId, query.userId),
    query.giftId === undefined ? undefined : eq(wish.giftId, query.giftId),
    oneOf(wish.state, query.state),
    ...between(wish.stones, query.stonesFrom, query.stonesTo),
    ...between(wish.madeAt, query.madeFrom, query.madeTo),
    ...between(wish.fulfilledAt, query.fulfilledFrom, query.fulfilledTo),
  );
