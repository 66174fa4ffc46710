import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { digitsOf, startsWith } from '../../lib/filters';
import { type Finder, HITS_PER_TYPE, matchMany } from '../../lib/finder';
import { user } from '../user/table';
import { order, orderItem } from './table';

const numberText = digitsOf(order.number);

/** An order is found by the number of a line too, which its subtitle then names. */
export const findOrdersBy: Finder = (db, keyword) => {
  const isNumber = /^\d+$/.test(keyword);
  // Nine digits fit into the column, and no number has more.
  const ofLine = eq(orderItem.number, /^\d{1,9}$/.test(keyword) ? Number(keyword) : 0);
  const sorted = [desc(order.orderedAt), desc(order.id)];
  const ways = {
    exactly: [
      isNumber ? eq(numberText, keyword) : undefined,
      inArray(order.id, db.select({ id: orderItem.orderId }).from(orderItem).where(ofLine)),
      eq(order.channelNumber, keyword),
    ],
    begins: [isNumber ? startsWith(numberText, keyword) : undefined],
  };
  const { where, rank } = matchMany(keyword, ways, { table: order, id: order.id, names: [], order: sorted });
  const { id, status } = order;
  const subtitle = sql<string>`concat_ws(' · ', ${orderItem.number}, ${user.nickname})`;
  return db
    .select({ id, title: numberText.mapWith(String), subtitle, status, rank })
    .from(order)
    .innerJoin(user, eq(user.id, order.userId))
    .leftJoin(orderItem, and(eq(orderItem.orderId, order.id), ofLine))
    .where(where)
    .orderBy(rank, ...sorted)
    .limit(HITS_PER_TYPE);
};
