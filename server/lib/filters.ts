import { and, type Column, count, eq, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Key } from './keyset';

/** Rows whose text contains `part`, ignoring case; `%`, `_` and `\` are ordinary characters. */
export const contains = (column: Column | SQL, part: string) => sql`${column} ilike ${`%${escapeLike(part)}%`}`;

/**
 * The same for a column with an index of its grams: parts of up to three characters, so that short keywords are found by
 * it too, in any script. The index is `using('gin', gramsOf(column))`.
 */
export const containsIndexed = (column: Column, part: string) =>
  sql`(${gramsOf(column)} @> wanted_grams(${part}) and ${contains(column, part)})`;

export const gramsOf = (column: Column): SQL => sql`text_grams(${column})`;

/** Where the number of a record is searched for by its first digits; the index is on the same expression. */
export const digitsOf = (number: Column): SQL<string> => sql<string>`(${number}::text)`;

/** Rows that one of the queries names. Each finds its ids by an index of its own, which an `or` across tables could not. */
export const namedBy = (id: Column, queries: readonly (SQL | undefined)[]): SQL =>
  queries.some((query) => query !== undefined)
    ? sql`${id} in (${sql.join(
        queries.filter((query) => query !== undefined),
        sql` union all `,
      )})`
    : sql`false`;

/** Rows whose text begins with `part`, ignoring case. The index is on `lowerOf(column)` with `text_pattern_ops`. */
export const beginsWith = (column: Column, part: string) =>
  sql`${lowerOf(column)} like lower(${`${escapeLike(part)}%`})`;

export const lowerOf = (column: Column): SQL => sql`lower(${column})`;

/** An index for what texts begin with, in a database of any language. */
export const beginsIndex = (text: SQL | Column): SQL => sql`${text} text_pattern_ops`;

export const startsWith = (column: Column | SQL, part: string) => sql`${column} like ${`${escapeLike(part)}%`}`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Digits alone, which may be the number of a record. */
export const NUMBER = /^\d+$/;

/** Sorts an exact match of a number before the numbers that only begin with the keyword. */
export const exactNumberFirst = (number: Column, keyword: string | undefined): Key[] =>
  keyword && NUMBER.test(keyword) ? [{ by: sql`(${number}::text = ${keyword})::int`, order: 'descend' }] : [];

/** Rows with a value, or all where none is asked for. */
export const equal = <T extends string | number | boolean>(column: Column, value: T | undefined) =>
  value === undefined ? undefined : eq(column, value);

export const oneOf = <T extends string>(column: Column | SQL, values: T[] | undefined) =>
  values && inArray(sql`${column}`, values);

/** Rows with one of so many ids; as one value, because a list of thousands takes longer to write than to find. */
export const among = (id: Column, ids: readonly string[]): SQL =>
  sql`${id} = any(string_to_array(${ids.join(',')}, ',')::bigint[])`;

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

/** How many rows have each value of a column, as columns to select. */
export const countsBy = <Value extends string>(column: Column | SQL, values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, countWhere(eq(sql`${column}`, value))])) as Record<
    Value,
    SQL<number>
  >;
