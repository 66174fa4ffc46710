import { type Column, desc, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { TOTAL_MAX } from '../../contract/paging';
import type { Db } from '../db/connect';
import { namedBy } from './filters';
import type { Count } from './paging';

/** A way to find rows by a keyword, by an index of its own. */
export interface Way {
  /** Selects their ids. */
  ids: SQL;
  /** Whether a row is one of them. */
  is: SQL;
}

/** Keywords of as many characters may be found in most rows. */
const SHORT = 2;
/** What one way finds beyond is read in the order of the list until a page is full, and need not be counted further. */
const MANY = TOTAL_MAX + 1;
/** What says which page of a list, and not which rows. */
const OF_PAGE = ['current', 'pageSize', 'sort', 'order', 'exact', 'keyword'];

/** Rows that one of the ways finds. */
export const byWays = (id: Column, ways: readonly Way[], many: boolean): SQL | undefined =>
  many
    ? or(...ways.map(({ is }) => is))
    : namedBy(
        id,
        ways.map(({ ids }) => ids),
      );

/** Whether one of the ways finds very many rows. Only asked for short keywords: longer ones are rarely in so many. */
export async function findMany(db: Db, keyword: string | undefined, waysBy: (keyword: string) => readonly Way[]) {
  if (!keyword || [...keyword].length > SHORT) return false;
  const counts = waysBy(keyword).map(({ ids }) => sql`select count(*)::int as count from (${ids} limit ${MANY}) found`);
  const { rows } = (await db.execute(
    sql`select max(count) as most from (${sql.join(counts, sql` union all `)}) counts`,
  )) as unknown as { rows: { most: number }[] };
  return rows[0]?.most === MANY;
}

/** How many of the latest entries of a log are looked at, and in how many of them a keyword is frequent. */
const LATEST = 1_000;
const OFTEN = LATEST / 10;

/**
 * Whether a keyword finds many of the latest entries of a log, which are read in their order then until a page is full.
 * Few accounts and names fill a log, so that a long keyword too may be in most entries.
 */
export async function findOften(
  db: Db,
  log: PgTable & { at: Column; id: Column },
  keyword: string | undefined,
  waysBy: (keyword: string) => readonly Way[],
) {
  if (!keyword) return false;
  const latest = db.select().from(log).orderBy(desc(log.at), desc(log.id)).limit(LATEST).as(getTableName(log));
  const found = await db.$count(latest, byWays(log.id, waysBy(keyword), true));
  return found >= OFTEN;
}

/** Does not count what is known to be more than is counted. */
export const unlessMany =
  <Totals>(many: boolean, query: object, count: Count<Totals>): Count<Totals> =>
  (limit) => {
    const filters = Object.entries(query).filter(([name, value]) => value !== undefined && !OF_PAGE.includes(name));
    return many && limit && filters.length === 0 ? Promise.resolve({ total: limit }) : count(limit);
  };
