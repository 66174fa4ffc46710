import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import { minorDigits, payCurrency, toMinor } from '../../../contract/money.enums';
import type { orderSelection } from '../../../contract/order';
import { between, contains, NUMBER, oneOf, startsWith } from '../../lib/filters';
import { user } from '../user/table';
import { order, orderItem } from './table';

export type OrderSelection = z.output<typeof orderSelection>;
type Filters = NonNullable<OrderSelection['filter']>;

const textOf = (column: typeof order.number | typeof user.number | typeof orderItem.number) => sql`${column}::text`;

const users = (which: SQL) => sql`${order.userId} in (select ${user.id} from ${user} where ${which})`;
const lines = (which: SQL) =>
  sql`exists (select from ${orderItem} where ${orderItem.orderId} = ${order.id} and ${which})`;

/**
 * A keyword matches the number of an order, of one of its lines, of its user or payment, or a nickname. `line` turns a
 * condition on lines into one on the rows of the list.
 */
export const byKeyword = (keyword: string, line = lines) =>
  or(
    startsWith(order.channelNumber, keyword),
    ...(NUMBER.test(keyword)
      ? [
          startsWith(textOf(order.number), keyword),
          line(startsWith(textOf(orderItem.number), keyword)),
          users(startsWith(textOf(user.number), keyword)),
        ]
      : [users(contains(user.nickname, keyword))]),
  );

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
