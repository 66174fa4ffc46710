import { DrizzleQueryError } from 'drizzle-orm';
import type { Db } from './connect';

/** What PostgreSQL says to the one that it ends of two transactions that wait for each other. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs a transaction, and again if it was ended because it and another waited for each other: nothing of it was
 * written then, so `run` must do nothing that its end does not undo.
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
