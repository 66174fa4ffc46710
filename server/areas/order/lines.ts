import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderItem } from '../../../contract/order';
import type { OrderStatus } from '../../../contract/order/enums';
import type { Db } from '../../db/connect';
import { order, orderItem } from '../../db/tables';
import { between } from '../../lib/filters';
import { orderBy, type PageQuery, readPage } from '../../lib/paging';
import { byKeyword, meantFirst } from './filters';

interface Filters {
  keyword?: string;
  userId?: string;
  atFrom?: string;
  atTo?: string;
}

/** The filters that lists of lines share; of a query that joins their orders. */
export const matchingLines = (type: OrderItem['type'], query: Filters) =>
  and(
    eq(orderItem.type, type),
    query.keyword ? byKeyword(query.keyword, (line) => line) : undefined,
    query.userId === undefined ? undefined : eq(order.userId, query.userId),
    ...between(orderItem.at, query.atFrom, query.atTo),
  );

/** Lines whose order's status is what one of the states stands for. */
export const inStates = <State extends string>(
  states: State[] | undefined,
  of: Readonly<Record<State, readonly OrderStatus[]>>,
) =>
  states &&
  inArray(
    order.status,
    states.flatMap((state) => of[state]),
  );

/** The state that an order's status stands for. */
export function stateOf<State extends string>(
  status: OrderStatus,
  of: Readonly<Record<State, readonly OrderStatus[]>>,
): State {
  const found = (Object.keys(of) as State[]).find((state) => of[state].includes(status));
  if (!found) {
    throw new Error(`no state for an order that is ${status}`);
  }
  return found;
}

interface Options<Row> {
  where: SQL | undefined;
  /** What the list is sorted by besides; the contract says by which names. */
  sortable: Record<string, Parameters<typeof orderBy>[1][string]>;
  total: number;
  /** Reads the lines of a condition in an order. */
  rows: (which: SQL, order: SQL[]) => PromiseLike<Row[]>;
}

/** A page of lines, the latest first. The ids come first: what a row shows is looked up for those of the page. */
export async function pageOfLines<Row>(
  db: Db,
  query: PageQuery<string> & { keyword?: string },
  { where, sortable, total, rows }: Options<Row>,
) {
  const { number, at, id } = orderItem;
  const columns: Parameters<typeof orderBy>[1] = { number, at, ...sortable };
  const sorted = [
    ...meantFirst(number, query.keyword),
    ...orderBy(query, columns, { sort: 'at', order: 'descend' }, id),
  ];
  const ids = db
    .select({ id })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(where)
    .orderBy(...sorted)
    .$dynamic();
  const page = await readPage(query, ids, Promise.resolve(total));
  const onPage = page.list.map((line) => line.id);
  return { ...page, list: await rows(inArray(id, onPage), sorted) };
}

/** Sums of a line's column by currency, in the order of an enum; only the currencies that occur. */
export function amountsBy<Currency extends string>(
  sums: readonly { currency: Currency; amount: number }[],
  of: Readonly<Record<Currency, unknown>>,
) {
  const all = new Map<Currency, number>();
  for (const { currency, amount } of sums) {
    all.set(currency, (all.get(currency) ?? 0) + amount);
  }
  return (Object.keys(of) as Currency[]).flatMap((currency) => {
    const amount = all.get(currency);
    return amount === undefined ? [] : { currency, amount };
  });
}
