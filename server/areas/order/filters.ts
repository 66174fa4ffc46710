import { and, type Column, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import { minorDigits, payCurrency, toMinor } from '../../../contract/money.enums';
import type { orderSelection } from '../../../contract/order';
import { between, digitsOf, NUMBER, namedBy, oneOf, startsWith } from '../../lib/filters';
import { userIdsBy } from '../../lib/userIdsBy';
import { order, orderItem } from './table';

export type OrderSelection = z.output<typeof orderSelection>;
type Filters = NonNullable<OrderSelection['filter']>;

const lines = (which: SQL) =>
  sql`exists (select from ${orderItem} where ${orderItem.orderId} = ${order.id} and ${which})`;

/**
 * A keyword matches the number of an order, of one of its lines, of its user or payment, or a nickname. In a list of
 * lines, `id` is the line's, and `of` names lines by a condition on lines or on orders.
 */
export const byKeyword = (keyword: string, id: Column = order.id, of: Naming = orders): SQL =>
  namedBy(id, [
    of.order(startsWith(order.channelNumber, keyword)),
    of.order(sql`${order.userId} in (${userIdsBy(keyword)})`),
    ...(NUMBER.test(keyword)
      ? [
          of.order(startsWith(digitsOf(order.number), keyword)),
          of.line(startsWith(digitsOf(orderItem.number), keyword)),
        ]
      : []),
  ]);

interface Naming {
  order: (which: SQL) => SQL;
  line: (which: SQL) => SQL;
}

const orders: Naming = {
  order: (which) => sql`select ${order.id} from ${order} where ${which}`,
  line: (which) => sql`select ${orderItem.orderId} from ${orderItem} where ${which}`,
};

const TWO_DIGITS = valuesOf(payCurrency).filter((currency) => minorDigits[currency] === 2);
/** In hundredths for every currency, so that an amount in major units is compared without fractions. */
const hundredths = sql`${order.amount} * case when ${inArray(order.currency, TWO_DIGITS)} then 1 else 100 end`;
const asHundredths = (major: string | undefined) => (major === undefined ? undefined : toMinor(major, 'CNY'));

function byAmount({ amountFrom, amountTo }: Filters) {
  const [from, to] = [asHundredths(amountFrom), asHundredths(amountTo)];
  return [from === undefined ? undefined : gte(hundredths, from), to === undefined ? undefined : lte(hundredths, to)];
}

export const matching = (query: Filters) =>
  and(
    query.keyword ? byKeyword(query.keyword) : undefined,
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
