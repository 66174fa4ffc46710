import { getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database';

const BATCH = 10_000;

/**
 * Inserts many rows; a field that some of them lack is null in these. Each batch is one JSON parameter, which is far faster
 * than `values`.
 */
export async function insertRows<T extends PgTable>(tx: Db, table: T, rows: InferInsertModel<T>[]): Promise<void> {
  const fields = [...new Set(rows.flatMap(Object.keys))];
  const columns = sql.join(
    fields.map((field) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(
      rows.slice(start, start + BATCH).map((row) => mapKeys(row as Record<string, unknown>, toSnakeCase)),
    );
    const source = sql`json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${batch}::json)`;
    await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from ${source}`);
  }
}

const mapKeys = (record: Record<string, unknown>, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));
