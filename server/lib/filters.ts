import { and, type Column, count, desc, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';

/** Rows whose text contains `part`, ignoring case; `%`, `_` and `\` are ordinary characters. */
export const contains = (column: Column | SQL, part: string) => sql`${column} ilike ${`%${escapeLike(part)}%`}`;

export const startsWith = (column: Column | SQL, part: string) => sql`${column} like ${`${escapeLike(part)}%`}`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Digits alone, which may be the number of a record. */
export const NUMBER = /^\d+$/;

/** Sorts an exact match of a number before the numbers that only begin with the keyword. */
export const exactNumberFirst = (number: Column, keyword: string | undefined): SQL[] =>
  keyword && NUMBER.test(keyword) ? [desc(sql`${number}::text = ${keyword}`)] : [];

export const oneOf = <T extends string>(column: Column | SQL, values: T[] | undefined) =>
  values && inArray(sql`${column}`, values);

/** Both ends are inclusive, and both are optional. */
export const between = <T extends string | number>(column: Column, from: T | undefined, to: T | undefined) => [
  from === undefined ? undefined : gte(column, from),
  to === undefined ? undefined : lte(column, to),
];

interface Selection<Filter> {
  ids?: string[];
  filter?: Filter;
  except?: string[];
}

/** Rows of a selection; `matching` turns the list's filters into a condition. */
export const selected = <Filter>(
  id: Column,
  { ids, filter, except }: Selection<Filter>,
  matching: (filter: Filter) => SQL | undefined,
) => and(ids && inArray(id, ids), filter && matching(filter), except?.length ? notInArray(id, except) : undefined);

export const countWhere = (condition: SQL) => sql<number>`${count()} filter (where ${condition})`.mapWith(Number);
