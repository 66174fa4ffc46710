import { type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { id as idSchema } from '../../../contract/base';
import type { SearchHit } from '../../../contract/search';
import type { Db } from '../../db/connect';
import { contains } from '../../lib/filters';

export const HITS_PER_TYPE = 8;

/** How well a record answers: 0 is named exactly, 1 begins with the keyword, 2 contains it. */
export type Rank = 0 | 1 | 2;

export type Found = Omit<SearchHit, 'type' | 'exact'> & { rank: Rank };

/** Finds the records of one type that a keyword may mean, the best first, `HITS_PER_TYPE` at most. */
export type Finder = (db: Db, keyword: string, now: string) => Promise<Found[]>;

interface Ways {
  id: Column;
  /** Texts whose whole, beginning or part may have been typed. */
  names: (Column | SQL)[];
  /** Besides the id: what only one record has. */
  exactly?: (SQL | undefined)[];
  /** What a keyword may be the beginning of. */
  begins?: (SQL | undefined)[];
  /** What a keyword may be a part of. */
  within?: (SQL | undefined)[];
}

const NEVER = sql`false`;

/** Which rows a keyword may mean, and how well each answers. */
export function match(keyword: string, { id, names, exactly = [], begins = [], within = [] }: Ways) {
  const isId = idSchema.safeParse(keyword).success ? eq(id, keyword) : undefined;
  const exact = or(isId, ...exactly, ...names.map((name) => sql`lower(${name}) = lower(${keyword})`));
  const first = or(...begins, ...names.map((name) => sql`starts_with(lower(${name}), lower(${keyword}))`));
  return {
    where: or(exact, ...begins, ...within, ...names.map((name) => contains(name, keyword))),
    rank: sql<Rank>`case when ${exact ?? NEVER} then 0 when ${first ?? NEVER} then 1 else 2 end`,
  };
}
