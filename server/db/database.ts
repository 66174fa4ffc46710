import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction, on the embedded database or on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * A database for the whole process. On PostgreSQL calls, reports and the clock have connections of their own each, so
 * that none stops the others, and what can't be done ends in a `DatabaseFailure` in bounded time. The embedded one has
 * neither: it answers in the same process, one after the other.
 */
export interface Database {
  kind: 'embedded' | 'postgresql';
  /** For calls. */
  db: Db;
  /** For the steps of the clock, which may take long. */
  clock: Db;
  /** For a call that only reads. Its query is cancelled when `signal` says that nobody waits for the answer any more. */
  reader(signal: AbortSignal, isReport: boolean): Db;
  /** What repeats it and can be read instead, if there is one. */
  replica?: Replica;
  /** Resolves if it answers. @throws DatabaseFailure after two seconds at the latest, also if nothing is heard of it */
  check(): Promise<void>;
  /** By name, what its pools of connections are at; the embedded one has none. */
  pools(): Record<string, PoolState>;
  /**
   * Migrates the database, by all migrations or those of a folder, and fills it if necessary. Several processes on one
   * database take turns. Returns how many migrations it took.
   */
  prepare(fill: (db: Db) => Promise<void>, migrationsFolder?: string): Promise<number>;
  /** Does work of any length, on a connection without limits of time; behind PgBouncer it has those of its role. */
  unlimited<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Copies its files as they are at one moment; only of an embedded one in a folder. Calls wait meanwhile. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Why a replica is not asked: it does not answer, is no replica of this database, or is too far behind. */
type LeftOut = 'away' | 'noReplica' | 'behind';

export interface ReplicaState {
  used: boolean;
  leftOut?: LeftOut;
  /** How far it is behind; null while it was not found out. */
  lagSeconds: number | null;
}

/** A database that repeats what the primary writes, and can be read. */
export interface Replica {
  state(): ReplicaState;
  /** Reads from it, if it is there and has repeated all up to `wroteUpTo`. */
  reader(signal: AbortSignal, isReport: boolean, wroteUpTo: string | null): Db | undefined;
  /** Looks how far it is. */
  look(): Promise<void>;
}

export interface PoolState {
  inUse: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
  max: number;
}

export const MIGRATIONS = join(__dirname, 'migrations');

/** How columns are called that a table gives no name. */
export const NAMING = { casing: 'snake_case' } as const;

/** How many migrations a database has had. */
export async function migrationsIn(db: Db): Promise<number> {
  const table = sql`drizzle.__drizzle_migrations`;
  const known = sql`pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`;
  return (await db.$count(known)) ? db.$count(table) : 0;
}
