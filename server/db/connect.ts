import { mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { requireDiskSpace } from '../lib/diskSpace';
import { DatabaseFailure } from './failure';
import { LargeLists, remembering } from './largeLists';
import {
  type AllLimits,
  IDLE_IN_TRANSACTION_MS,
  IDLE_MS,
  KEEP_ALIVE_MS,
  LIMITS,
  type Limits,
  PLANNER,
  SILENCE_MS,
  WITHOUT_LIMITS,
} from './limits';
import { EmbeddedClient } from './pglite';
import { PooledClient, Queries } from './pooledClient';
import { type OnPresence, Presence } from './presence';
import { retryOnLock, STEP_LOCK_MS } from './retryOnLock';

/** Key of the advisory lock that a process holds while it prepares a database; the other keys are in locks.ts. */
const START_LOCK = 7_201;

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
export type LeftOut = 'away' | 'noReplica' | 'behind';

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
const options = { casing: 'snake_case' } as const;

/**
 * The embedded database, in `folder` or, without one, in memory. In a folder it writes only while the disk has room to
 * spare; if that was not enough, it ends and `onEnd` is called.
 */
export async function openEmbedded(folder?: string, onEnd?: (cause: Error) => void): Promise<Database> {
  if (folder) {
    mkdirSync(folder, { recursive: true });
  }
  const client = await EmbeddedClient.open({ dataDir: folder }, onEnd);
  const database = embedded(client, folder ? () => requireDiskSpace(folder) : undefined);
  // A copy is what SIGKILL would leave: everything that was acknowledged is in it.
  const copyTo = (copy: string) => client.runExclusive(() => cp(folder ?? '', copy, { recursive: true }));
  return folder ? { ...database, copyTo } : database;
}

export function embedded(client: EmbeddedClient, beforeWrites = async () => {}): Database {
  const whole = drizzlePglite(client, options);
  const transaction: (typeof whole)['transaction'] = async (run, config) => {
    await beforeWrites();
    return whole.transaction(run, config);
  };
  const db = remembering(Object.assign(drizzlePglite(client, options), { transaction }), new LargeLists());
  return {
    kind: 'embedded',
    db,
    clock: db,
    reader: () => db,
    check: async () => void (await db.execute(sql`select 1`)),
    pools: () => ({}),
    unlimited: (work) => work(whole),
    async prepare(fill, migrationsFolder = MIGRATIONS) {
      const before = await migrationsIn(whole);
      await migratePglite(whole, { migrationsFolder });
      await fill(whole);
      return (await migrationsIn(whole)) - before;
    },
    close: () => client.close(),
  };
}

/** PostgreSQL. Does not connect yet. */
export function openPostgres(
  url: string,
  limits: AllLimits = LIMITS,
  onPresence?: OnPresence,
  name = 'fish-admin',
): Database {
  const presence = new Presence(onPresence);
  const largeLists = new LargeLists();
  const on = (pool: Pool, signal?: AbortSignal) => remembering(drizzleOn(pool, presence, signal), largeLists);
  const server = { connectionString: url, application_name: name };
  const calls = poolOf(server, limits.calls);
  const reports = poolOf(server, limits.reports);
  const clock = poolOf(server, limits.clock);
  const health = poolOf(server, limits.health);
  // A migration or the demo data may take long, and so may waiting for another process.
  async function unlimited<Result>(work: (db: NodePgDatabase) => Promise<Result>, lockMs?: number): Promise<Result> {
    const client = new Client({
      ...server,
      connectionTimeoutMillis: limits.calls.connectMs,
      options: WITHOUT_LIMITS,
      lock_timeout: lockMs,
    });
    client.on('error', () => {});
    await client.connect().catch((error: unknown) => {
      throw new DatabaseFailure('away', error);
    });
    try {
      return await work(drizzleNode(client, options));
    } finally {
      await client.end();
    }
  }
  return {
    kind: 'postgresql',
    db: on(calls),
    clock: on(clock),
    reader: (signal, isReport) => on(isReport ? reports : calls, signal),
    pools: () => ({ calls: stateOf(calls), reports: stateOf(reports), clock: stateOf(clock), health: stateOf(health) }),
    async check() {
      await within(limits.health.connectMs, on(health).execute(sql`select 1`));
    },
    unlimited,
    prepare: (fill, migrationsFolder = MIGRATIONS) =>
      // Held by a transaction beside the work, because behind PgBouncer nothing else is one connection's own.
      unlimited((beside) =>
        beside.transaction(async (turn) => {
          await turn.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);
          const before = await unlimited(migrationsIn);
          await retryOnLock(() => unlimited((db) => migrateNode(db, { migrationsFolder }), STEP_LOCK_MS));
          await unlimited(fill);
          return (await unlimited(migrationsIn)) - before;
        }),
      ),
    close: async () => void (await Promise.all([calls, reports, clock, health].map((pool) => pool.end()))),
  };
}

/** How many migrations a database has had. */
async function migrationsIn(db: Db): Promise<number> {
  const table = sql`drizzle.__drizzle_migrations`;
  const known = sql`pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`;
  return (await db.$count(known)) ? db.$count(table) : 0;
}

export const stateOf = ({ totalCount, idleCount, waitingCount, options: { max } }: Pool): PoolState => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  max,
});

/**
 * The limits are parameters of the connection's start, the only state a connection has: behind PgBouncer, which gives
 * each transaction another one, they are set for the role in PostgreSQL (README.md, “PostgreSQL”).
 */
export function poolOf(
  server: { connectionString: string },
  { connections, connectMs, statementMs, lockMs }: Limits,
): Pool {
  const pool = new Pool({
    ...server,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    idleTimeoutMillis: IDLE_MS,
    options: PLANNER,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A connection that ends tells its pool while it is idle, and otherwise itself. What was asked of it fails by itself;
  // without listeners the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One for all calls, because it learns the names of columns anew each time it is made. */
const dialect = new PgDialect(options);

/** drizzle on a pool, with connections that know when they are broken or nobody waits for them. */
export function drizzleOn(pool: Pool, presence: Presence, signal?: AbortSignal): Db {
  const through = (query: Queries['query']) =>
    new NodePgDatabase(
      dialect,
      new NodePgSession(new Queries(query) as unknown as Pool, dialect, undefined),
      undefined,
    );
  const holding = <Result>(inTransaction: boolean, work: (held: PooledClient) => Promise<Result>) =>
    presence.watch(async () => {
      const held = await PooledClient.checkOut(pool, inTransaction, signal);
      try {
        return await work(held);
      } finally {
        held.release();
      }
    });
  const db = through((config, values) => holding(false, (held) => held.query(config, values)));
  const transaction: (typeof db)['transaction'] = (run, config) =>
    holding(true, (held) => through(held.query).transaction(run, config));
  return Object.assign(db, { transaction });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseFailure('away')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
