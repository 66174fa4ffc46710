import { setTimeout } from 'node:timers/promises';
import { SECOND_MS } from '../lib/time';
import { hasSqlState, SQL_STATE } from './sqlState';

/** How long a step of a migration waits for a table. Who wants the same table waits behind it, so it is short. */
export const STEP_LOCK_MS = 2 * SECOND_MS;
const PAUSE_MS = SECOND_MS;

/**
 * Does the work again, as often as it takes, when it gave up waiting for a lock: between two tries the calls that were
 * waiting behind it go on.
 */
export async function retryOnLock(work: () => Promise<void>, pauseMs = PAUSE_MS): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!hasSqlState(error, SQL_STATE.lockNotAvailable)) throw error;
    }
    await setTimeout(pauseMs);
  }
}
