import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { moneyCurrency } from '../../../contract/money.enums';
import { ordersOfTransaction } from '../../../contract/order/enums';
import type { Transaction, transactionQuery } from '../../../contract/transaction';
import { currency as balances } from '../../../contract/user/enums';
import type { Db } from '../../db/database';
import { equal, oneOf } from '../../lib/filters';
import { hundredths } from '../../lib/money';
import { counting, upTo } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { amountsBy, findLines, inStates, matchingLines, pageOfLines, stateOf, withRefunded } from '../order';
import { order, orderItem } from '../order/table';
import { gift } from '../shelf/table';
import { user } from '../user/table';

type Query = z.output<typeof transactionQuery>;

const matching = (query: Query, named?: SQL) =>
  and(
    matchingLines('gift', query, named),
    equal(orderItem.itemId, query.giftId),
    inStates(query.state, ordersOfTransaction),
    oneOf(orderItem.currency, query.currency),
  );

// Never null here: a line of a gift has a worth, and its order is paid in stones or points.
const cost = sql<number>`${orderItem.sum}`.mapWith(Number);
const worth = sql<number>`${orderItem.value}`.mapWith(Number);
const costCurrency = sql<Transaction['currency']>`${orderItem.currency}`;
const worthCurrency = sql<Transaction['valueCurrency']>`${orderItem.valueCurrency}`;

const rows = (db: Db) =>
  db
    .select({
      id: orderItem.id,
      number: orderItem.number,
      order: { id: order.id, number: order.number },
      user: personColumns,
      gift: { id: gift.id, name: orderItem.name, icon: orderItem.icon, kind: gift.kind },
      count: orderItem.count,
      cost,
      currency: costCurrency,
      value: worth,
      valueCurrency: worthCurrency,
      status: orderItem.status,
      at: orderItem.at,
    })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .innerJoin(user, eq(user.id, orderItem.userId))
    .innerJoin(gift, eq(gift.id, orderItem.itemId));

export async function listTransactions(db: Db, query: Query) {
  const named = await findLines(db, 'gift', query);
  const where = matching(query, named?.all);
  const page = await pageOfLines(db, query, {
    ...{ where: matching(query, named?.page), named },
    count: counting(db, orderItem, where, (limit) => sumTransactions(db, where, limit)),
    sortable: { cost: orderItem.sum, value: hundredths(orderItem.value, orderItem.valueCurrency) },
    rows: (which, sorted) =>
      rows(db)
        .where(which)
        .orderBy(...sorted),
  });
  const list = (await withRefunded(db, page.list)).map(
    ({ status, ...row }): Transaction => ({ ...row, state: stateOf(status, ordersOfTransaction) }),
  );
  return { ...page, list };
}

async function sumTransactions(db: Db, where: ReturnType<typeof matching>, limit: number | undefined) {
  const lines = db
    .select({
      pieces: orderItem.count,
      currency: costCurrency.as('currency'),
      cost: orderItem.sum,
      valueCurrency: worthCurrency.as('worth'),
      value: orderItem.value,
    })
    .from(orderItem)
    .where(where)
    .$dynamic();
  const found = upTo(lines, limit).as('found');
  const sums = await db
    .select({
      total: count(),
      pieces: sum(found.pieces).mapWith(Number),
      currency: found.currency,
      cost: sum(found.cost).mapWith(Number),
      valueCurrency: found.valueCurrency,
      value: sum(found.value).mapWith(Number),
    })
    .from(found)
    .groupBy(found.currency, found.valueCurrency);
  return {
    total: sums.reduce((all, group) => all + group.total, 0),
    totals: {
      pieces: sums.reduce((all, { pieces }) => all + pieces, 0),
      cost: amountsBy(
        sums.map(({ currency, cost }) => ({ currency, amount: cost })),
        balances,
      ),
      value: amountsBy(
        sums.map(({ valueCurrency, value }) => ({ currency: valueCurrency, amount: value })),
        moneyCurrency,
      ),
    },
  };
}
