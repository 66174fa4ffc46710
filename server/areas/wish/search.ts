import { desc, eq, sql } from 'drizzle-orm';
import { startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { wish } from './table';

const numberText = sql`${wish.number}::text`;

export const findWishesBy: Finder = (db, keyword) => {
  const isNumber = /^\d+$/.test(keyword);
  const { where, rank } = match(keyword, {
    id: wish.id,
    names: [wish.text],
    exactly: [isNumber ? eq(numberText, keyword) : undefined],
    begins: [isNumber ? startsWith(numberText, keyword) : undefined],
  });
  const { id, text, state, madeAt } = wish;
  return db
    .select({ id, title: text, subtitle: numberText.mapWith(String), status: state, rank })
    .from(wish)
    .where(where)
    .orderBy(rank, desc(madeAt), desc(id))
    .limit(HITS_PER_TYPE);
};
