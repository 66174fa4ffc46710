import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

type TableOfIds = PgTable & { id: PgColumn };

/** Holds a row until the transaction ends. Who only refers to it, as a new row of the ledger does, waits for nobody. */
export async function lockRow(tx: Db, table: TableOfIds, id: string): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

/** Holds a row that is to be deleted, so that nothing comes to refer to it any more. */
export async function lockRowToDelete(tx: Db, table: TableOfIds, id: string): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}
