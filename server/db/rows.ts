import type { SQL } from 'drizzle-orm';
import type { Db } from './database';

/** The rows of a statement that is written out; `Row` says what it selects. Both drivers answer so, of which `Db` does not tell. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

/** The row of a statement that always has one, such as a sum, or a write of what is held. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) {
    throw new Error('a statement has no row');
  }
  return row;
}
