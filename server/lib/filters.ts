import { and, type Column, count, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';

/** Rows whose text contains `part`, whatever its case; `%`, `_` and `\` are ordinary characters. */
export const contains = (column: Column | SQL, part: string) => sql`${column} ilike ${`%${escapeLike(part)}%`}`;

export const startsWith = (column: Column | SQL, part: string) => sql`${column} like ${`${escapeLike(part)}%`}`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Rows with one of the values; no condition without values. */
export const oneOf = <T extends string>(column: Column | SQL, values: T[] | undefined) =>
  values && inArray(sql`${column}`, values);

/** Rows from `from` to `to`, both inclusive; either end may be open. */
export const between = <T extends string | number>(column: Column, from: T | undefined, to: T | undefined) => [
  from === undefined ? undefined : gte(column, from),
  to === undefined ? undefined : lte(column, to),
];

interface Selection<Filter> {
  ids?: string[];
  filter?: Filter;
  except?: string[];
}

/** Rows of a selection; `matching` is the condition of the list's filters. */
export const selected = <Filter>(
  id: Column,
  { ids, filter, except }: Selection<Filter>,
  matching: (filter: Filter) => SQL | undefined,
) => and(ids && inArray(id, ids), filter && matching(filter), except?.length ? notInArray(id, except) : undefined);

/** How many rows fit a condition, beside other counts of the same rows. */
export const countWhere = (condition: SQL) => sql<number>`${count()} filter (where ${condition})`.mapWith(Number);
