import { desc, eq, sql } from 'drizzle-orm';
import { wish } from '../../db/tables';
import { startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, match } from '../search/finder';

const numberText = sql`${wish.number}::text`;

/** By number, text and id. */
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
