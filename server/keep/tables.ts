import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rowsOf } from '../db/rows';
import { type Column, type Emit, Sum } from './lines';

export interface Table {
  name: string;
  columns: (Column & { inKey: boolean; isText: boolean })[];
}

/** How many rows are read at a time. */
const AT_ONCE = 500;

/** All tables with what stands in them, by name; columns that the database works out itself are left out. */
export const tablesOf = (db: Db): Promise<Table[]> =>
  rowsOf<Table>(
    db,
    sql`select c.relname as name, json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isText', t.typcategory = 'S',
          'inKey', coalesce(a.attnum = any(i.indkey), false)) order by a.attnum) as columns
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        join pg_type t on t.oid = a.atttypid
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        group by c.relname order by c.relname collate "C"`,
  );

/** So that both databases write values the same way, wherever they run. */
export async function writePlainly(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(sql`set local datestyle to 'ISO, MDY'`);
}

/** By the primary key, or by all columns; texts as bytes, because databases sort them by different languages. */
function orderOf(columns: Table['columns']): SQL[] {
  const key = columns.filter(({ inKey }) => inKey);
  const asText = ({ name }: Column) => sql`${sql.identifier(name)}::text collate "C"`;
  return key.length
    ? key.map((column) => (column.isText ? asText(column) : sql`${sql.identifier(column.name)}`))
    : columns.map(asText);
}

/** Reads the rows of a table as lines, in an order that does not depend on the database, a batch at a time. */
export async function eachRow(tx: Db, { name, columns }: Table, take: Emit): Promise<ReturnType<Sum['end']>> {
  const sum = new Sum();
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const order = orderOf(columns);
  await tx.execute(sql`declare fish_rows no scroll cursor for
    select array_to_json(array[${sql.join(texts, sql`, `)}]::text[])::text as line
    from ${sql.identifier(name)} order by ${sql.join(order, sql`, `)}`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${AT_ONCE} from fish_rows`));
    for (const { line } of rows) {
      sum.add(line);
      await take(line);
    }
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close fish_rows`);
  return sum.end();
}
