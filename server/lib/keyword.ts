import { type Column, desc, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { TOTAL_MAX } from '../../contract/paging';
import type { Db } from '../db/database';
import { rowsOf } from '../db/rows';
import { exactNumberFirst, namedBy } from './filters';
import type { Key } from './keyset';
import type { Count } from './paging';

/** A way to find rows by a keyword, by an index of its own. */
export interface KeywordMatch {
  /** Selects their ids. */
  ids: SQL;
  /** Whether a row is one of them. */
  is: SQL;
}

/** Keywords of at most so many characters may be found in most rows. */
const SHORT = 2;
const isShort = (keyword: string) => [...keyword].length <= SHORT;
/** What finds as many is not collected: no list counts further. */
const MANY = TOTAL_MAX + 1;
/** What says which page of a list, and not which rows. */
const OF_PAGE = ['current', 'pageSize', 'sort', 'order', 'exact', 'keyword'];

/** Rows that one of the matches finds. */
export const matchesAny = (id: Column, matches: readonly KeywordMatch[]): SQL =>
  namedBy(
    id,
    matches.map(({ ids }) => ids),
  );

/** The same, for rows that are read in the order of a list until there are enough. */
const isOneOf = (matches: readonly KeywordMatch[]): SQL => or(...matches.map(({ is }) => is)) ?? sql`false`;

/** What a keyword finds in a list, as conditions on its rows. */
export interface KeywordFilter {
  /** To fill a page. */
  page: SQL;
  /** To count and to sum up. */
  all: SQL;
  /** There are very many. */
  many: boolean;
}

/**
 * Looks for a keyword once, for a page and its totals. The ids that the matches find are collected first. If one match
 * finds `MANY`, they are not: for a short keyword the page reads rows in the order of the list until it is full; a longer
 * one is left to subqueries, because its rows may all be old, far back in that order. The matches stand in the order of
 * what they cost.
 */
export async function findByKeyword(
  db: Db,
  id: Column,
  keyword: string | undefined,
  matchesBy: (keyword: string) => readonly KeywordMatch[],
): Promise<KeywordFilter | undefined> {
  if (!keyword) return undefined;
  const matches = matchesBy(keyword);
  const found: string[] = [];
  for (const { ids } of matches) {
    const named = await idsOf(db, ids);
    if (named === 'many') return filterOfMany(id, keyword, matches);
    if (named) found.push(named);
  }
  const ids = sql`string_to_array(${found.join()}, ',')::bigint[]`;
  // As a query: a plan that knew how many there are would read the whole table for some thousands.
  return { page: sql`${id} = any(${ids})`, all: sql`${id} = any((select ${ids})::bigint[])`, many: false };
}

function filterOfMany(id: Column, keyword: string, matches: readonly KeywordMatch[]): KeywordFilter {
  const all = matchesAny(id, matches);
  return isShort(keyword) ? { page: isOneOf(matches), all, many: true } : { page: all, all, many: false };
}

/**
 * Sorts an exact match of a number first, but not for a short keyword, whose rows may be read in the order of the list. By
 * the keyword alone and not by what it finds at the moment: a cursor holds as many values from its first page to its last.
 */
export const numberFirst = (number: Column, keyword: string | undefined): Key[] =>
  keyword && isShort(keyword) ? [] : exactNumberFirst(number, keyword);

/** What a query finds, as a text that is passed on as it is; null if that is nothing. */
async function idsOf(db: Db, ids: SQL): Promise<string | null | 'many'> {
  const rows = await rowsOf<{ ids: string | null | 'many' }>(
    db,
    sql`select case when count(*) < ${MANY} then string_agg(id::text, ',') else 'many' end as ids
      from (${ids} limit ${MANY}) found (id)`,
  );
  return rows[0]?.ids ?? null;
}

/** How many of the latest rows are looked at, and in how many of them a keyword is frequent. */
const LATEST = 1_000;
const OFTEN = LATEST / 10;

/** The latest rows of a table; `of` says of which, if not of all. */
interface Latest {
  table: PgTable;
  by: Column;
  id: Column;
  of?: SQL;
}

/**
 * The same where few accounts, names or titles fill a table, so that a long keyword too may be in most rows: if it finds
 * many of the latest, rows are read in the order of the list until a page is full or there are more than are counted.
 */
export async function findAmongLatest(
  db: Db,
  { table, by, id, of }: Latest,
  keyword: string | undefined,
  matchesBy: (keyword: string) => readonly KeywordMatch[],
): Promise<KeywordFilter | undefined> {
  if (!keyword) return undefined;
  const latest = db.select().from(table).where(of).orderBy(desc(by), desc(id)).limit(LATEST).as(getTableName(table));
  const is = isOneOf(matchesBy(keyword));
  const often = (await db.$count(latest, is)) >= OFTEN;
  return often ? { page: is, all: is, many: false } : findByKeyword(db, id, keyword, matchesBy);
}

/** Does not count what is known to be more than is counted. */
export const unlessMany =
  <Totals>(many: boolean | undefined, query: object, count: Count<Totals>): Count<Totals> =>
  (limit) => {
    const filters = Object.entries(query).filter(([name, value]) => value !== undefined && !OF_PAGE.includes(name));
    return many && limit && filters.length === 0 ? Promise.resolve({ total: limit }) : count(limit);
  };
