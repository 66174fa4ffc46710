import { type Column, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';

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
