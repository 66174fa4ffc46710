import type { Db } from './database';
import { hasSqlState, SQL_STATE } from './sqlState';

const TRIES = 3;

/**
 * Runs a transaction, and again if it was ended by a deadlock. The first attempt is rolled back, so `run` must have no
 * other effects.
 */
export async function transact<Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (tried === TRIES || !hasSqlState(error, SQL_STATE.deadlock)) throw error;
    }
  }
}
