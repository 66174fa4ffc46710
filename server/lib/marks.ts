import { type Column, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { rowsOf } from '../db/rows';

/** How many keys are marked, and held, at a time. */
const AT_ONCE = 100;

/** Marks rows of a log: two arrays of SQL name each key of some with the beginning and the end of all time. */
type Mark = (tx: Db, keys: SQL, times: SQL) => Promise<unknown>;

/**
 * Marks the rows of a log anew, so many keys at a time and each batch in a transaction of its own. Who writes rows of
 * these keys waits, as two who write them wait for each other.
 */
export async function markAnew(db: Db, log: PgTable, key: Column, mark: Mark): Promise<void> {
  for (let after: SQL | undefined = sql`true`; after; ) {
    const rows: { key: string }[] = await rowsOf(
      db,
      sql`select distinct ${key} as key from ${log} where ${after} order by 1 limit ${AT_ONCE}`,
    );
    const keys = rows.map((row) => row.key);
    if (keys.length > 0) await db.transaction((tx) => markKeys(tx, log, keys, mark));
    after = keys.length === AT_ONCE ? sql`${key} > ${keys.at(-1)}` : undefined;
  }
}

async function markKeys(tx: Db, log: PgTable, keys: string[], mark: Mark): Promise<void> {
  const all = sql`array(select json_array_elements_text(${JSON.stringify(keys)}::json))`;
  await tx.execute(sql`select wait_for_keys(${getTableName(log)}, ${all})`);
  const ends = (time: string) => sql`array_fill(${time}::timestamptz, array[${keys.length}::int])`;
  await mark(tx, sql`${all} || ${all}`, sql`${ends('-infinity')} || ${ends('infinity')}`);
}
