import type { SQL } from 'drizzle-orm';
import type { Db } from './database';

/** The rows of a statement that is written out; `Row` says what it selects. Both drivers answer so, of which `Db` does not tell. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
