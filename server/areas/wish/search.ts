import { desc, eq } from 'drizzle-orm';
import { digitsOf, startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, matchMany } from '../../lib/finder';
import { wish } from './table';

const numberText = digitsOf(wish.number);

export const findWishesBy: Finder = (db, keyword) => {
  const isNumber = /^\d+$/.test(keyword);
  const order = [desc(wish.madeAt), desc(wish.id)];
  const ways = {
    exactly: [isNumber ? eq(numberText, keyword) : undefined],
    begins: [isNumber ? startsWith(numberText, keyword) : undefined],
  };
  const { where, rank } = matchMany(keyword, ways, { table: wish, id: wish.id, names: [wish.text], order });
  const { id, text, state } = wish;
  return db
    .select({ id, title: text, subtitle: numberText.mapWith(String), status: state, rank })
    .from(wish)
    .where(where)
    .orderBy(rank, ...order)
    .limit(HITS_PER_TYPE);
};
