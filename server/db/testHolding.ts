import { sql } from 'drizzle-orm';
import type { Db } from './connect';
import { transact } from './transact';

/** How it went with a second transaction that began while a first one was open. */
export interface Meeting<Second> {
  /** It waited for the first one. */
  waited: boolean;
  /** What it answered, or what it threw. */
  outcome: Second | Error;
}

/** Runs a transaction while another one has done its work and not ended. On PostgreSQL: the embedded one knows no two. */
export async function meet<Second>(
  db: Db,
  first: (tx: Db) => Promise<unknown>,
  second: (tx: Db) => Promise<Second>,
): Promise<Meeting<Second>> {
  let ended = false;
  let waited = false;
  let outcome: Promise<Second | Error> | undefined;
  await db.transaction(async (tx) => {
    await first(tx);
    outcome = transact(db, second)
      .catch((error: Error) => error)
      .finally(() => {
        ended = true;
      });
    while (!ended && !waited) waited = await someoneWaits(db);
  });
  if (!outcome) throw new Error('the second transaction did not begin');
  return { waited, outcome: await outcome };
}

/** Whether a transaction of this database waits for a lock. */
async function someoneWaits(db: Db): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  return ((await db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length > 0;
}
