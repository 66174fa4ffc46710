import { DatabaseError } from 'pg';
import { hasSqlState, SQL_STATE } from './sqlState';

const {
  connectionException,
  adminShutdown,
  crashShutdown,
  cannotConnectNow,
  queryCanceled,
  lockNotAvailable,
  tooManyConnections,
} = SQL_STATE;

/**
 * Why PostgreSQL could not be used:
 * - `away`: it does not answer, and nothing was saved
 * - `busy`: it answers, but not in time, and nothing was saved
 * - `unknown`: it went away before it said whether a write was done
 * - `full`: the disk of the data folder is nearly full, and nothing was saved
 * - `abandoned`: nobody waits for the answer any more
 */
type Kind = 'away' | 'busy' | 'unknown' | 'full' | 'abandoned';

/** The cause is what the driver said. */
export class DatabaseFailure extends Error {
  constructor(
    readonly kind: Kind,
    cause?: unknown,
  ) {
    super(`The database is ${kind}`, { cause });
  }
}

/** The failure that an error comes from, through all that wraps it. */
export function failureOf(error: unknown): DatabaseFailure | undefined {
  if (error instanceof DatabaseFailure) return error;
  const { cause } = (error ?? {}) as Error;
  return cause === undefined ? undefined : failureOf(cause);
}

/** What PostgreSQL, the system and pg say of an error. */
interface Said {
  message: string;
  /** Only of an error of the system. */
  syscall?: string;
}

/** What pg-pool says when all connections are in use for too long. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a statement, or a lock it needs, took too long, or PostgreSQL has no more connections. */
export const isBusy = (error: Said): boolean =>
  hasSqlState(error, queryCanceled, lockNotAvailable, tooManyConnections) || error.message === NO_CONNECTION;

/** Whether the connection broke, or the server ends, crashed or starts. */
const hasEnded = (error: Said): boolean =>
  hasSqlState(error, connectionException, adminShutdown, crashShutdown, cannotConnectNow);

/** Whether PostgreSQL said it and goes on, so that the connection can be used. */
export const isAnswer = (error: Said): boolean =>
  error instanceof DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC' && !hasEnded(error);

/** What pg says of a query that it never sent, because the connection was known to be broken. */
const UNSENT = /is not queryable$/;

/** What pg says of a broken connection, where the system said nothing. */
const BROKEN = /^Connection terminated|^Query read timeout$/;

export const isUnsent = ({ message }: Said): boolean => UNSENT.test(message);

/** Whether an error is of the connection: of PostgreSQL's end, of the system or of pg. */
export const isAway = (error: Said): boolean =>
  (error instanceof DatabaseError && !isAnswer(error)) ||
  error.syscall !== undefined ||
  BROKEN.test(error.message) ||
  isUnsent(error);
