import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { moneyCurrency } from '../../../contract/money.enums';
import { ordersOfRecharge } from '../../../contract/order/enums';
import type { Recharge, rechargeQuery } from '../../../contract/recharge';
import type { Db } from '../../db/database';
import { equal, oneOf } from '../../lib/filters';
import { hundredths } from '../../lib/money';
import { counting, upTo } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { amountsBy, findLines, inStates, matchingLines, pageOfLines, stateOf, withRefunded } from '../order';
import { order, orderItem } from '../order/table';
import { user } from '../user/table';

type Query = z.output<typeof rechargeQuery>;
type Filters = Omit<Query, 'current' | 'pageSize' | 'order'>;

const matching = (query: Filters, named?: SQL) =>
  and(
    matchingLines('stone', query, named),
    equal(orderItem.itemId, query.packageId),
    inStates(query.status, ordersOfRecharge),
    oneOf(orderItem.channel, query.channel),
    oneOf(orderItem.platform, query.platform),
    oneOf(orderItem.currency, query.currency),
  );

/** A line that was never paid sold nothing, so that the sums of a list are of the same lines. */
const isPaid = sql`${orderItem.status} not in ('waiting', 'closed')`;
// Never null here: a line of stones has a count, and its order is paid in money.
const stones = sql<number>`${orderItem.stones}`.mapWith(Number);
const bonus = sql<number>`${orderItem.bonus}`.mapWith(Number);
const currency = sql<Recharge['currency']>`${orderItem.currency}`;
const { paid } = orderItem;

const rows = (db: Db) =>
  db
    .select({
      id: orderItem.id,
      number: orderItem.number,
      order: { id: order.id, number: order.number },
      channelNumber: order.channelNumber,
      user: personColumns,
      package: { id: orderItem.itemId, name: orderItem.name, icon: orderItem.icon },
      count: orderItem.count,
      ...{ stones, bonus, paid, currency },
      channel: orderItem.channel,
      platform: orderItem.platform,
      status: orderItem.status,
      at: orderItem.at,
    })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .innerJoin(user, eq(user.id, orderItem.userId));

export async function listRecharges(db: Db, query: Query) {
  const named = await findLines(db, 'stone', query);
  const where = matching(query, named?.all);
  const page = await pageOfLines(db, query, {
    ...{ where: matching(query, named?.page), named },
    count: counting(db, orderItem, where, (limit) => sumRecharges(db, where, limit)),
    sortable: { stones: sql`${orderItem.stones}`, paid: hundredths(paid, orderItem.currency) },
    rows: (which, sorted) =>
      rows(db)
        .where(which)
        .orderBy(...sorted),
  });
  const list = (await withRefunded(db, page.list)).map(
    ({ status, ...row }): Recharge => ({ ...row, status: stateOf(status, ordersOfRecharge) }),
  );
  return { ...page, list };
}

/** The list's own sums, exact however many there are. */
export async function totalsOfRecharges(db: Db, filters: Filters) {
  const { totals } = await sumRecharges(db, matching(filters), undefined);
  return totals;
}

async function sumRecharges(db: Db, where: ReturnType<typeof matching>, limit: number | undefined) {
  const lines = db
    .select({
      stones: orderItem.stones,
      bonus: orderItem.bonus,
      currency: currency.as('currency'),
      paid,
      isPaid: isPaid.as('is_paid'),
    })
    .from(orderItem)
    .where(where)
    .$dynamic();
  const found = upTo(lines, limit).as('found');
  const sumOfPaid = (column: typeof found.stones | typeof found.bonus) =>
    sql`coalesce(sum(${column}) filter (where ${found.isPaid}), 0)`.mapWith(Number);
  const sums = await db
    .select({
      total: count(),
      stones: sumOfPaid(found.stones),
      bonus: sumOfPaid(found.bonus),
      currency: found.currency,
      amount: sum(found.paid).mapWith(Number),
    })
    .from(found)
    .groupBy(found.currency);
  const all = (key: 'total' | 'stones' | 'bonus') => sums.reduce((before, group) => before + group[key], 0);
  return {
    total: all('total'),
    totals: { stones: all('stones'), bonus: all('bonus'), paid: amountsBy(sums, moneyCurrency) },
  };
}
