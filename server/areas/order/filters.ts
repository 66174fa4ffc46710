import { and, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import { minorDigits, payCurrency, toMinor } from '../../../contract/money.enums';
import type { orderSelection } from '../../../contract/order';
import { order, orderItem, user } from '../../db/tables';
import { between, contains, oneOf, startsWith } from '../../lib/filters';

export type OrderSelection = z.output<typeof orderSelection>;
type Filters = NonNullable<OrderSelection['filter']>;

const NUMBER = /^\d+$/;
const textOf = (column: typeof order.number | typeof user.number | typeof orderItem.number) => sql`${column}::text`;

const users = (which: SQL) => sql`${order.userId} in (select ${user.id} from ${user} where ${which})`;
const lines = (which: SQL) =>
  sql`exists (select from ${orderItem} where ${orderItem.orderId} = ${order.id} and ${which})`;

/**
 * What a keyword means: the number of an order, of one of its lines, of its user or payment, or a nickname. `line` says
 * what a condition on lines means for the rows of the list.
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

/** What has exactly the number that was typed comes before all whose number only begins so. */
export const meantFirst = (
  number: typeof order.number | typeof orderItem.number,
  keyword: string | undefined,
): SQL[] => (keyword && NUMBER.test(keyword) ? [desc(sql`${textOf(number)} = ${keyword}`)] : []);

const TWO_DIGITS = valuesOf(payCurrency).filter((currency) => minorDigits[currency] === 2);
/** In hundredths whatever the currency, so that a text in major units is compared without a fraction. */
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
