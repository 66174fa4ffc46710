import { asc, type Column, count, eq, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import { payCurrency } from '../../../contract/money.enums';
import type { Order, OrderItem, orderQuery } from '../../../contract/order';
import { orderStatus } from '../../../contract/order/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { among, countsBy, selected } from '../../lib/filters';
import { findByKeyword, numberFirst, unlessMany } from '../../lib/keyword';
import { hundredths } from '../../lib/money';
import { counting, found, orderBy, readPageById } from '../../lib/paging';
import { user } from '../user/table';
import { itemColumns, orderColumns } from './columns';
import { matchesBy, matching, type OrderSelection } from './filters';
import { order, orderItem } from './table';

type Query = z.output<typeof orderQuery>;

const { number, currency, orderedAt, paidAt } = order;
const sortable = {
  ...{ number, orderedAt, paidAt },
  amount: hundredths(order.amount, currency),
  paid: hundredths(order.paid, currency),
};

export async function listOrders(db: Db, query: Query) {
  const named = await findByKeyword(db, order.id, query.keyword, matchesBy);
  const where = matching(query, named?.all);
  const first = numberFirst(order.number, query.keyword);
  const sorted = orderBy(query, sortable, { sort: 'orderedAt', order: 'descend' }, order.id, first);
  const page = await readPageById(query, db.select({ id: order.id, cursor: sorted.cursor }).from(order).$dynamic(), {
    ...{ id: order.id, where: matching(query, named?.page), sorted },
    count: unlessMany(
      named?.many,
      query,
      counting(db, order, where, (limit) => sumOrders(db, where, limit)),
    ),
    rows: (which, by) =>
      db
        .select(orderColumns)
        .from(order)
        .innerJoin(user, eq(user.id, order.userId))
        .where(which)
        .orderBy(...by),
  });
  const items = await itemsOf(
    db,
    page.list.map(({ id }) => id),
  );
  return { ...page, list: page.list.map((row): Order => ({ ...row, items: items.get(row.id) ?? [] })) };
}

async function sumOrders(db: Db, where: ReturnType<typeof matching>, limit: number | undefined) {
  const of = (column: Column) => sum(column).mapWith(Number);
  const { currency, amount, discount, paid, refunded } = order;
  const sums = await db
    .select({
      ...{ currency, count: count() },
      ...{ amount: of(amount), discount: of(discount), paid: of(paid), refunded: of(refunded) },
    })
    .from(found(db, order, where, limit, { currency, amount, discount, paid, refunded }))
    .groupBy(currency);
  return {
    total: sums.reduce((all, { count }) => all + count, 0),
    totals: inOrder(sums, payCurrency),
  };
}

function inOrder<Currency extends string, Sums extends { currency: Currency }>(
  sums: readonly Sums[],
  of: Readonly<Record<Currency, unknown>>,
): Sums[] {
  const place = Object.keys(of);
  return [...sums].sort((a, b) => place.indexOf(a.currency) - place.indexOf(b.currency));
}

async function itemsOf(db: Db, orderIds: string[]): Promise<Map<string, OrderItem[]>> {
  const rows = await db
    .select({ orderId: orderItem.orderId, ...itemColumns })
    .from(orderItem)
    .where(among(orderItem.orderId, orderIds))
    .orderBy(asc(orderItem.number));
  const items = new Map<string, OrderItem[]>();
  for (const { orderId, ...item } of rows) {
    items.set(orderId, [...(items.get(orderId) ?? []), item]);
  }
  return items;
}

const byStatus = countsBy(order.status, valuesOf(orderStatus));

export async function countOrders(db: Db, selection: OrderSelection) {
  return onlyRow(
    await db
      .select({ total: count(), ...byStatus })
      .from(order)
      .where(selected(order.id, selection, (filter) => matching(filter))),
  );
}
