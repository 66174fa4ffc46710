import { desc, eq, sql } from 'drizzle-orm';
import { startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, match } from '../../lib/finder';
import { user } from '../user/table';
import { order } from './table';

const numberText = sql`${order.number}::text`;

export const findOrdersBy: Finder = (db, keyword) => {
  const isNumber = /^\d+$/.test(keyword);
  const { where, rank } = match(keyword, {
    id: order.id,
    names: [],
    exactly: [isNumber ? eq(numberText, keyword) : undefined, eq(order.channelNumber, keyword)],
    begins: [isNumber ? startsWith(numberText, keyword) : undefined],
  });
  const { id, status, orderedAt } = order;
  return db
    .select({ id, title: numberText.mapWith(String), subtitle: user.nickname, status, rank })
    .from(order)
    .innerJoin(user, eq(user.id, order.userId))
    .where(where)
    .orderBy(rank, desc(orderedAt), desc(id))
    .limit(HITS_PER_TYPE);
};
