import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { id as idSchema } from '../../contract/base';
import type { SearchHit } from '../../contract/search';
import type { Db } from '../db/database';
import { beginsWith, contains, containsIndexed, namedBy } from './filters';

export const HITS_PER_TYPE = 8;

/** How well a record matches: 0 exactly, 1 begins with the keyword, 2 contains it. */
type Rank = 0 | 1 | 2;

type Found = Omit<SearchHit, 'type' | 'exact'> & { rank: Rank };

/** Finds records of one type by a keyword, the best match first, at most `HITS_PER_TYPE`. */
export type Finder = (db: Db, keyword: string, now: string) => Promise<Found[]>;

interface Ways {
  id: Column;
  /** Names that may match exactly, at the beginning or inside. */
  names: (Column | SQL)[];
  /** Conditions, besides the id, that match only one record. */
  exactly?: (SQL | undefined)[];
  /** Texts that may begin with the keyword. */
  begins?: (SQL | undefined)[];
  /** Texts that may contain the keyword. */
  within?: (SQL | undefined)[];
}

const NEVER = sql`false`;

/** A table with many rows, whose names have indexes for what they begin with and what they contain. */
interface Many {
  table: PgTable;
  id: Column;
  names: Column[];
  /** The rows that are searched, if not all. */
  of?: SQL;
  /** The order among equal matches, which has an index. */
  order: SQL[];
}

export function match(keyword: string, { id, names, exactly = [], begins = [], within = [] }: Ways) {
  const isId = idSchema.safeParse(keyword).success ? eq(id, keyword) : undefined;
  const exact = or(isId, ...exactly, ...names.map((name) => sql`lower(${name}) = lower(${keyword})`));
  const first = or(...begins, ...names.map((name) => sql`starts_with(lower(${name}), lower(${keyword}))`));
  return {
    where: or(exact, ...begins, ...within, ...names.map((name) => contains(name, keyword))),
    rank: rankOf(exact, first),
  };
}

const rankOf = (exact: SQL | undefined, first: SQL | undefined) =>
  sql<Rank>`case when ${exact ?? NEVER} then 0 when ${first ?? NEVER} then 1 else 2 end`;

/**
 * The same for a table with many rows: the best of each rank are found by an index of their own, so that the rank is
 * worked out for a few rows instead of for all that match.
 */
export function matchMany(keyword: string, ways: Omit<Ways, 'id' | 'names'>, { table, id, names, of, order }: Many) {
  const { exactly = [], begins = [], within = [] } = ways;
  const isId = idSchema.safeParse(keyword).success ? eq(id, keyword) : undefined;
  const exact = [isId, ...exactly, ...names.map((name) => sql`lower(${name}) = lower(${keyword})`)];
  const first = [...begins, ...names.map((name) => beginsWith(name, keyword))];
  const some = [...within, ...names.map((name) => containsIndexed(name, keyword))];
  const best = (condition: SQL | undefined) =>
    condition &&
    sql`(select ${id} from ${table} where ${and(of, condition)} order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(HITS_PER_TYPE))})`;
  return {
    where: namedBy(id, [...exact, ...first, ...some].map(best)),
    rank: rankOf(or(...exact), or(...first)),
  };
}
