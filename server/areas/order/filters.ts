import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import { minorDigits, payCurrency, toMinor } from '../../../contract/money.enums';
import type { orderSelection } from '../../../contract/order';
import { between, digitsOf, NUMBER, oneOf, startsWith } from '../../lib/filters';
import { isUserBy, userIdsBy } from '../../lib/userIdsBy';
import { byWays, type Way } from '../../lib/ways';
import { order, orderItem } from './table';

export type OrderSelection = z.output<typeof orderSelection>;
type Filters = NonNullable<OrderSelection['filter']>;

const lines = (which: SQL) =>
  sql`exists (select from ${orderItem} where ${orderItem.orderId} = ${order.id} and ${which})`;

/**
 * A keyword matches the number of an order, of one of its lines, of its user or payment, or a nickname. In a list of
 * lines, `of` names lines by a condition on lines or on orders.
 */
export function waysBy(keyword: string, of: Naming = orders): Way[] {
  const ofUser = { ids: sql`${order.userId} in (${userIdsBy(keyword)})`, is: isUserBy(order.userId, keyword) };
  const way = (which: SQL): Way => ({ ids: of.order(which), is: which });
  const found = [way(startsWith(order.channelNumber, keyword)), { ids: of.order(ofUser.ids), is: ofUser.is }];
  if (!NUMBER.test(keyword)) return found;
  const ofLine = startsWith(digitsOf(orderItem.number), keyword);
  return [...found, way(startsWith(digitsOf(order.number), keyword)), { ids: of.line(ofLine), is: of.isLine(ofLine) }];
}

interface Naming {
  order: (which: SQL) => SQL;
  line: (which: SQL) => SQL;
  /** Whether a row of the list has such a line, or is one. */
  isLine: (which: SQL) => SQL;
}

const orders: Naming = {
  order: (which) => sql`select ${order.id} from ${order} where ${which}`,
  line: (which) => sql`select ${orderItem.orderId} from ${orderItem} where ${which}`,
  isLine: lines,
};

const TWO_DIGITS = valuesOf(payCurrency).filter((currency) => minorDigits[currency] === 2);
/** In hundredths for every currency, so that an amount in major units is compared without fractions. */
const hundredths = sql`${order.amount} * case when ${inArray(order.currency, TWO_DIGITS)} then 1 else 100 end`;
const asHundredths = (major: string | undefined) => (major === undefined ? undefined : toMinor(major, 'CNY'));

function byAmount({ amountFrom, amountTo }: Filters) {
  const [from, to] = [asHundredths(amountFrom), asHundredths(amountTo)];
  return [from === undefined ? undefined : gte(hundredths, from), to === undefined ? undefined : lte(hundredths, to)];
}

/** `many`: whether the keyword finds very many. */
export const matching = (query: Filters, many = false) =>
  and(
    query.keyword ? byWays(order.id, waysBy(query.keyword), many) : undefined,
    query.userId === undefined ? undefined : eq(order.userId, query.userId),
    query.itemId === undefined ? undefined : lines(eq(orderItem.itemId, query.itemId)),
    oneOf(order.kind, query.kind),
    oneOf(order.status, query.status),
    oneOf(order.channel, query.channel),
    oneOf(order.currency, query.currency),
    ...byAmount(query),
    ...between(order.orderedAt, query.orderedFrom, query.orderedTo),
    ...between(order.paidAt, query.paidFrom, query.paidTo),
  );
