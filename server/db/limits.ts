import { MINUTE_MS, SECOND_MS } from '../lib/time';

/** What one kind of work may take of PostgreSQL. */
export interface Limits {
  /** How many connections a process opens for it. */
  connections: number;
  /** How long it waits for one of them: to be made, or to be given back by others. */
  connectMs: number;
  /** How long PostgreSQL works on a statement before it gives up. */
  statementMs: number;
  /** How long a statement waits for a row that another transaction holds. */
  lockMs: number;
}

export interface AllLimits {
  /** The calls of the console. */
  calls: Limits;
  /** Calls that sum up or search whole tables. */
  reports: Limits;
  /** The steps of the clock. */
  clock: Limits;
  /** The question whether PostgreSQL answers. */
  health: Limits;
}

export const LIMITS: AllLimits = {
  // An operator waits for them: what takes longer would be tried again by hand.
  calls: { connections: 10, connectMs: 5 * SECOND_MS, statementMs: 20 * SECOND_MS, lockMs: 5 * SECOND_MS },
  // Few at a time, because each keeps a processor of PostgreSQL busy: twelve at once are no sooner done than three by
  // three.
  reports: { connections: 3, connectMs: 10 * SECOND_MS, statementMs: MINUTE_MS, lockMs: 5 * SECOND_MS },
  // Nobody waits for them: calls don't keep them from a connection, and they may take long, as the start of a message
  // to a million users does.
  clock: { connections: 3, connectMs: 15 * SECOND_MS, statementMs: 5 * MINUTE_MS, lockMs: 30 * SECOND_MS },
  // On a connection of its own, because a busy database is not away.
  health: { connections: 1, connectMs: 2 * SECOND_MS, statementMs: 2 * SECOND_MS, lockMs: 2 * SECOND_MS },
};

/** How many connections one report uses at a time: one is left for somebody else's. */
export const REPORT_CONCURRENCY = 2;

/** PostgreSQL itself ends a statement in time and says so. If it says nothing that much later, it is away. */
export const SILENCE_MS = 5 * SECOND_MS;

/** A transaction that waits that long for its own process is of one that hangs: its rows are needed by others. */
export const IDLE_IN_TRANSACTION_MS = MINUTE_MS;

/** How long a connection is kept for the next call: on a new one each statement reads the catalog first. */
export const IDLE_MS = MINUTE_MS;

/** When the network is asked about a quiet connection, before it forgets it or if the other end is gone. */
export const KEEP_ALIVE_MS = 10 * SECOND_MS;

/**
 * How PostgreSQL plans what a console asks. Most answers take some milliseconds: to start workers or to compile a
 * statement took longer than all the rest of it, and one operator's search would take a core from the others.
 */
export const PLANNER = '-c jit=off -c max_parallel_workers_per_gather=0';

/** Of a connection without limits, also where the role or the database has some. */
export const WITHOUT_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';
