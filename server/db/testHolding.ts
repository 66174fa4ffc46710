import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { rowsOf } from './rows';
import { transact } from './transact';

/** What happened to a second transaction that began while a first one was open. */
interface Meeting<Second> {
  waited: boolean;
  /** Its result or its error. */
  outcome: Second | Error;
}

/**
 * Runs a second transaction while the first one has done its work but not ended, which may look on while the second one
 * waits. PostgreSQL only, because the embedded database runs one transaction at a time.
 */
export async function meet<Second>(
  db: Db,
  first: (tx: Db) => Promise<unknown>,
  second: (tx: Db) => Promise<Second>,
  lookOn: (tx: Db) => Promise<unknown> = async () => {},
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
    await lookOn(tx);
  });
  if (!outcome) throw new Error('the second transaction did not begin');
  return { waited, outcome: await outcome };
}

async function someoneWaits(db: Db): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  return (await rowsOf(db, waiting)).length > 0;
}
