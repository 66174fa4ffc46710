import { DrizzleQueryError } from 'drizzle-orm';
import type { Db } from './database';

/** PostgreSQL's error code for the transaction that it ends to resolve a deadlock. */
const DEADLOCK = '40P01';
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
      if (tried === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown) =>
  error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === DEADLOCK;
