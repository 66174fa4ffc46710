import { type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { id as idSchema } from '../../contract/base';
import type { SearchHit } from '../../contract/search';
import type { Db } from '../db/connect';
import { contains } from './filters';

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

export function match(keyword: string, { id, names, exactly = [], begins = [], within = [] }: Ways) {
  const isId = idSchema.safeParse(keyword).success ? eq(id, keyword) : undefined;
  const exact = or(isId, ...exactly, ...names.map((name) => sql`lower(${name}) = lower(${keyword})`));
  const first = or(...begins, ...names.map((name) => sql`starts_with(lower(${name}), lower(${keyword}))`));
  return {
    where: or(exact, ...begins, ...within, ...names.map((name) => contains(name, keyword))),
    rank: sql<Rank>`case when ${exact ?? NEVER} then 0 when ${first ?? NEVER} then 1 else 2 end`,
  };
}
