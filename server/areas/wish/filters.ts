import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { wishSelection } from '../../../contract/wish';
import { between, contains, NUMBER, oneOf, startsWith } from '../../lib/filters';
import { user } from '../user/table';
import { numberText } from './columns';
import { wish } from './table';

export type WishSelection = z.output<typeof wishSelection>;
type Filters = NonNullable<WishSelection['filter']>;

const users = (which: SQL | undefined) => sql`${wish.userId} in (select ${user.id} from ${user} where ${which})`;

function byKeyword(keyword: string) {
  const ofUser = [contains(user.nickname, keyword)];
  const ofWish = [contains(wish.text, keyword)];
  if (NUMBER.test(keyword)) {
    ofUser.push(startsWith(numberText(user.number), keyword));
    ofWish.push(startsWith(numberText(wish.number), keyword));
  }
  return or(...ofWish, users(or(...ofUser)));
}

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
