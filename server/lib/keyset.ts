import { and, type Column, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { hasSqlState, SQL_STATE } from '../db/sqlState';
import { messages } from '../messages';
import { invalidField } from '../refusal';

export type Sortable = PgColumn | SQL | SQL.Aliased;

/** What a list is sorted by, if it is worked out for each row and has few values: it is read value by value. */
export interface InParts {
  by: SQL;
  /** Each value, the smallest first, and the rows that have it. */
  parts: readonly { value: string; where: SQL }[];
  /** Counts rows of the list that have a value. */
  count: (where: SQL) => PromiseLike<number>;
}

/** What a list is sorted by, if it is worked out for each row and may be null. */
export interface Nullable {
  by: SQL;
  nullable: true;
}

/** What a list is sorted by, one after the other. */
export interface Key {
  by: Sortable;
  order: 'ascend' | 'descend';
  /** It may be null, which comes last in both directions. */
  nullable?: boolean;
  inParts?: InParts;
}

/** The order of a list. Its last key is the id, so that no two rows are equal. */
export interface Sorted {
  /** For `order by`. */
  by: SQL[];
  /** To be selected with the rows: where each stands in the list. */
  cursor: SQL<string>;
  keys: Key[];
  /** If its first key is, with the parts as they follow in the list. */
  inParts?: InParts;
  /** Tells cursors of this order from others. */
  name: string;
}

export type Direction = Key['order'];

export function sortedBy(name: string, keys: Key[]): Sorted {
  // Only where it is necessary, because an ordinary index can't serve `nulls last`.
  const nulls = keys.some(({ nullable }) => nullable) ? sql` nulls last` : sql``;
  return {
    by: keys.map(({ by, order }) => (order === 'ascend' ? sql`${by} asc${nulls}` : sql`${by} desc${nulls}`)),
    // Made for every row that is passed over or sorted, too: a row costs nothing, and becomes a text only when it is read.
    cursor: sql<string>`row(${sql.join(
      keys.map(({ by }) => sql`${by}`),
      sql`, `,
    )})`,
    keys,
    inParts: inPartsBy(keys[0]),
    name,
  };
}

const inPartsBy = (key: Key | undefined): InParts | undefined =>
  key?.inParts && {
    ...key.inParts,
    parts: key.order === 'ascend' ? key.inParts.parts : key.inParts.parts.toReversed(),
  };

export const keysOf = (column: Sortable | InParts | Nullable, order: Direction, id: Column | SQL.Aliased): Key[] => [
  keyOf(column, order),
  { by: id as Sortable, order },
];

function keyOf(column: Sortable | InParts | Nullable, order: Direction): Key {
  if ('parts' in column) return { by: column.by, order, inParts: column };
  if ('nullable' in column) return { ...column, order };
  return { by: column, order, nullable: is(column, PgColumn) && !column.notNull };
}

type Values = (string | null)[];

/** The cursor of a row, as a caller gets it. */
export const toCursor = ({ name }: Sorted, row: { cursor: string }): string =>
  Buffer.from(JSON.stringify([name, ...ofRow(row.cursor)])).toString('base64url');

const FIELD = /,(?:"([^"]*(?:""[^"]*)*)"|([^,]*))/g;

/** The values of a row as PostgreSQL writes it: null is nothing, and what is in quotes has `"` and `\` twice. */
const ofRow = (row: string): Values =>
  [...`,${row.slice(1, -1)}`.matchAll(FIELD)].map(
    ([, quoted, plain]) => quoted?.replace(/(["\\])\1/g, '$1') ?? (plain || null),
  );

/** @throws `10400` if it is not a cursor of this order */
function valuesOf({ name, keys }: Sorted, cursor: string): Values {
  const [of, ...values] = parsed(cursor);
  const fits = (value: unknown, at: number) => typeof value === 'string' || (value === null && keys[at]?.nullable);
  if (of !== name || values.length !== keys.length || !values.every(fits)) throw notOfThisList();
  return values as Values;
}

function parsed(cursor: string): unknown[] {
  try {
    const said: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(said) ? said : [];
  } catch {
    return [];
  }
}

const notOfThisList = () => invalidField('after', messages.notACursor);

/**
 * The rows behind a cursor, at most `limit`. Each condition finds a part of them that an index can be read for, and all
 * of one part come before the next. `read` reads rows of a condition, in the list's order.
 *
 * @throws `10400` if it is not a cursor of this order
 */
export async function rowsBehind<Row>(
  sorted: Sorted,
  cursor: string,
  limit: number,
  read: (condition: SQL | undefined, limit: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const condition of allBehind(sorted, valuesOf(sorted, cursor))) {
    try {
      rows.push(...(await read(condition, limit - rows.length)));
    } catch (error) {
      // A value is not of its column's type.
      throw hasSqlState(error, SQL_STATE.dataException) ? notOfThisList() : error;
    }
    if (rows.length >= limit) break;
  }
  return rows;
}

/** @throws `10400` if no part has the value */
function allBehind({ keys, inParts }: Sorted, values: Values): (SQL | undefined)[] {
  if (!inParts) return behind(keys, values);
  const at = inParts.parts.findIndex(({ value }) => value === values[0]);
  if (at < 0) throw notOfThisList();
  const [here, ...later] = inParts.parts.slice(at).map(({ where }) => where);
  return [...behind(keys.slice(1), values.slice(1)).map((condition) => and(here, condition)), ...later];
}

/** The rows of a page, part by part. What a part has before the page is counted only if it has none of its rows. */
export async function rowsInParts<Row>(
  { parts, count }: InParts,
  limit: number,
  offset: number,
  read: (condition: SQL, limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before = offset;
  for (const { where } of parts) {
    rows.push(...(await read(where, limit - rows.length, before)));
    if (rows.length >= limit) break;
    // A row that came into the part since it was read may make it more than it had.
    before = rows.length || !before ? 0 : Math.max(0, before - (await count(where)));
  }
  return rows;
}

function behind([key, ...rest]: readonly Key[], [value, ...others]: Values): (SQL | undefined)[] {
  if (!key) return [];
  const { by, order, nullable } = key;
  if (value === null || value === undefined) return behind(rest, others).map((part) => and(sql`${by} is null`, part));
  const than = order === 'ascend' ? sql`>` : sql`<`;
  const nulls = nullable ? [sql`${by} is null`] : [];
  const [id] = rest;
  // One comparison of both, which one stretch of an index answers.
  if (id && rest.length === 1 && id.order === order) {
    return [sql`(${by}, ${id.by}) ${than} (${value}, ${others[0]})`, ...nulls];
  }
  const equal = behind(rest, others).map((part) => and(sql`${by} = ${value}`, part));
  return [...equal, sql`${by} ${than} ${value}`, ...nulls];
}
