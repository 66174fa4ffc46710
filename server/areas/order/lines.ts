import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrderItem } from '../../../contract/order';
import type { OrderStatus } from '../../../contract/order/enums';
import type { Db } from '../../db/database';
import { between, equal } from '../../lib/filters';
import { findByKeyword, type KeywordFilter, matchesAny, numberFirst, unlessMany } from '../../lib/keyword';
import { type Count, orderBy, type PageQuery, readPageById } from '../../lib/paging';
import { matchesBy } from './filters';
import { order, orderItem } from './table';

interface Filters {
  keyword?: string;
  userId?: string;
  atFrom?: string;
  atTo?: string;
}

const naming = (type: OrderItem['type']) => ({
  order: (which: SQL) =>
    sql`select ${orderItem.id} from ${orderItem} join ${order} on ${order.id} = ${orderItem.orderId} where ${and(eq(orderItem.type, type), which)}`,
  line: (which: SQL) => line(type, which),
  user: (which: SQL) => line(type, sql`${orderItem.userId} ${which}`),
  userId: orderItem.userId,
  // A value rather than a join, so that only the lines that are looked at ask for their order.
  isOrder: (which: SQL) => sql`(select ${which} from ${order} where ${order.id} = ${orderItem.orderId})`,
  isLine: (which: SQL) => which,
});
const line = (type: OrderItem['type'], which: SQL) =>
  sql`select ${orderItem.id} from ${orderItem} where ${and(eq(orderItem.type, type), which)}`;
const lineMatchesBy = (type: OrderItem['type']) => (keyword: string) => matchesBy(keyword, naming(type));

/** What the keyword of a list of lines finds. */
export const findLines = (db: Db, type: OrderItem['type'], { keyword }: Filters) =>
  findByKeyword(db, orderItem.id, keyword, lineMatchesBy(type));

/** The filters that lists of lines share. `named`: what the keyword finds, if it was looked for. */
export const matchingLines = (type: OrderItem['type'], query: Filters, named?: SQL) =>
  and(
    eq(orderItem.type, type),
    query.keyword ? (named ?? matchesAny(orderItem.id, lineMatchesBy(type)(query.keyword))) : undefined,
    equal(orderItem.userId, query.userId),
    ...between(orderItem.at, query.atFrom, query.atTo),
  );

/** Lines whose order has a status of one of the states. */
export const inStates = <State extends string>(
  states: State[] | undefined,
  of: Readonly<Record<State, readonly OrderStatus[]>>,
) =>
  states &&
  inArray(
    orderItem.status,
    states.flatMap((state) => of[state]),
  );

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

interface Options<Row, Totals> {
  where: SQL | undefined;
  named: KeywordFilter | undefined;
  /** Additional columns to sort by, under the contract's names. */
  sortable: Record<string, Parameters<typeof orderBy>[1][string]>;
  count: Count<Totals>;
  rows: (which: SQL, order: SQL[]) => PromiseLike<Row[]>;
}

/** A page of lines, the latest first. Selects the ids first, so that the columns are computed only for the page. */
export function pageOfLines<Row, Totals>(
  db: Db,
  query: PageQuery<string> & { keyword?: string },
  { where, named, sortable, count, rows }: Options<Row, Totals>,
) {
  const { number, at, id } = orderItem;
  const columns: Parameters<typeof orderBy>[1] = { number, at, ...sortable };
  const first = numberFirst(number, query.keyword);
  const sorted = orderBy(query, columns, { sort: 'at', order: 'descend' }, id, first);
  const ids = db.select({ id, cursor: sorted.cursor }).from(orderItem).$dynamic();
  return readPageById(query, ids, { id, where, sorted, rows, count: unlessMany(named?.many, query, count) });
}

/** Sums of a column by currency, in the order of the enum; only currencies that occur. */
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
