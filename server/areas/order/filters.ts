import { and, type Column, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toMinor } from '../../../contract/money.enums';
import type { orderSelection } from '../../../contract/order';
import { between, digitsOf, equal, NUMBER, oneOf, startsWith } from '../../lib/filters';
import { type KeywordMatch, matchesAny } from '../../lib/keyword';
import { hundredths } from '../../lib/money';
import { isUserBy, userIdsBy } from '../../lib/userIdsBy';
import { order, orderItem } from './table';

export type OrderSelection = z.output<typeof orderSelection>;
type Filters = NonNullable<OrderSelection['filter']>;

const lines = (which: SQL) =>
  sql`exists (select from ${orderItem} where ${orderItem.orderId} = ${order.id} and ${which})`;

/**
 * A keyword matches the number of an order, of one of its lines, of its user or payment, or a nickname. In a list of
 * lines, `of` names lines by a condition on lines or on orders.
 */
export function matchesBy(keyword: string, of: Naming = orders): KeywordMatch[] {
  const match = (which: SQL): KeywordMatch => ({ ids: of.order(which), is: of.isOrder(which) });
  const ofUser = { ids: of.user(sql`in (${userIdsBy(keyword)})`), is: isUserBy(of.userId, keyword) };
  const ofPayment = match(startsWith(order.channelNumber, keyword));
  if (!NUMBER.test(keyword)) return [ofPayment, ofUser];
  const ofLine = startsWith(digitsOf(orderItem.number), keyword);
  const ofNumber = match(startsWith(digitsOf(order.number), keyword));
  return [ofPayment, ofNumber, { ids: of.line(ofLine), is: of.isLine(ofLine) }, ofUser];
}

interface Naming {
  order: (which: SQL) => SQL;
  line: (which: SQL) => SQL;
  /** By a condition on the id of the user, which a row of the list has as `userId`. */
  user: (which: SQL) => SQL;
  userId: Column;
  /** Whether a row of the list is of such an order, or is one. */
  isOrder: (which: SQL) => SQL;
  /** Whether a row of the list has such a line, or is one. */
  isLine: (which: SQL) => SQL;
}

const orders: Naming = {
  order: (which) => sql`select ${order.id} from ${order} where ${which}`,
  line: (which) => sql`select ${orderItem.orderId} from ${orderItem} where ${which}`,
  user: (which) => sql`select ${order.id} from ${order} where ${order.userId} ${which}`,
  userId: order.userId,
  isOrder: (which) => which,
  isLine: lines,
};

const amount = hundredths(order.amount, order.currency);
const asHundredths = (major: string | undefined) => (major === undefined ? undefined : toMinor(major, 'CNY'));

function byAmount({ amountFrom, amountTo }: Filters) {
  const [from, to] = [asHundredths(amountFrom), asHundredths(amountTo)];
  return [from === undefined ? undefined : gte(amount, from), to === undefined ? undefined : lte(amount, to)];
}

/** `named`: what the keyword finds, if it was looked for. */
export const matching = (query: Filters, named?: SQL) =>
  and(
    query.keyword ? (named ?? matchesAny(order.id, matchesBy(query.keyword))) : undefined,
    equal(order.userId, query.userId),
    query.itemId === undefined ? undefined : lines(eq(orderItem.itemId, query.itemId)),
    oneOf(order.kind, query.kind),
    oneOf(order.status, query.status),
    oneOf(order.channel, query.channel),
    oneOf(order.currency, query.currency),
    ...byAmount(query),
    ...between(order.orderedAt, query.orderedFrom, query.orderedTo),
    ...between(order.paidAt, query.paidFrom, query.paidTo),
  );
