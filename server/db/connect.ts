import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { requireRoom } from '../lib/room';
import { DatabaseFailure } from './failure';
import { Held, Queries } from './held';
import { type AllLimits, IDLE_IN_TRANSACTION_MS, KEEP_ALIVE_MS, LIMITS, type Limits, SILENCE_MS } from './limits';
import { EmbeddedClient } from './pglite';

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
  /** Resolves if it answers. @throws DatabaseFailure after two seconds at the latest, also if nothing is heard of it */
  check(): Promise<void>;
  /** Migrates the database, and fills it if necessary. Several processes on one database take turns. */
  prepare(fill: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const migrations = { migrationsFolder: join(__dirname, 'migrations') };
const options = { casing: 'snake_case' } as const;

/**
 * The embedded database, in `folder` or, without one, in memory. In a folder it writes only while the disk has room to
 * spare; if that was not enough, it ends and `onEnd` is called.
 */
export async function openEmbedded(folder?: string, onEnd?: (cause: Error) => void): Promise<Database> {
  if (folder) {
    mkdirSync(folder, { recursive: true });
  }
  const client = new EmbeddedClient({ dataDir: folder });
  client.onEnd = onEnd;
  await client.waitReady;
  return embedded(client, folder ? () => requireRoom(folder) : undefined);
}

export function embedded(client: PGlite, beforeWrites = async () => {}): Database {
  const whole = drizzlePglite(client, options);
  const transaction: (typeof whole)['transaction'] = async (run, config) => {
    await beforeWrites();
    return whole.transaction(run, config);
  };
  const db = Object.assign(drizzlePglite(client, options), { transaction });
  return {
    kind: 'embedded',
    db,
    clock: db,
    reader: () => db,
    check: async () => void (await db.execute(sql`select 1`)),
    async prepare(fill) {
      await migratePglite(whole, migrations);
      await fill(whole);
    },
    close: () => client.close(),
  };
}

/** PostgreSQL. Does not connect yet. */
export function openPostgres(url: string, limits: AllLimits = LIMITS): Database {
  const server = { connectionString: url, application_name: 'fish-admin' };
  const calls = poolOf(server, limits.calls);
  const reports = poolOf(server, limits.reports);
  const clock = poolOf(server, limits.clock);
  const health = poolOf(server, limits.health);
  return {
    kind: 'postgresql',
    db: on(calls),
    clock: on(clock),
    reader: (signal, isReport) => on(isReport ? reports : calls, signal),
    async check() {
      await within(limits.health.connectMs, on(health).execute(sql`select 1`));
    },
    async prepare(fill) {
      // Without limits: a migration or the demo data may take long, and so may waiting for another process.
      const client = new Client({ ...server, connectionTimeoutMillis: limits.calls.connectMs });
      client.on('error', () => {});
      await client.connect().catch((error: unknown) => {
        throw new DatabaseFailure('away', error);
      });
      try {
        const db = drizzleNode(client, options);
        await db.execute(sql`select pg_advisory_lock(${START_LOCK})`);
        await migrateNode(db, migrations);
        await fill(db);
      } finally {
        // PostgreSQL releases the lock with the connection.
        await client.end();
      }
    },
    close: async () => void (await Promise.all([calls, reports, clock, health].map((pool) => pool.end()))),
  };
}

/**
 * The limits are parameters of the connection's start, the only state a connection has: behind PgBouncer, which gives
 * each transaction another one, they are set for the role in PostgreSQL (README.md, “PostgreSQL”).
 */
function poolOf(server: { connectionString: string }, { connections, connectMs, statementMs, lockMs }: Limits): Pool {
  const pool = new Pool({
    ...server,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // A connection that ends tells its pool while it is idle, and otherwise itself. What was asked of it fails by itself;
  // without listeners the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** drizzle on a pool, with connections that know when they are broken or nobody waits for them. */
function on(pool: Pool, signal?: AbortSignal): Db {
  const through = (query: Queries['query']) => drizzleNode(new Queries(query) as unknown as Pool, options);
  const holding = async <Result>(inTransaction: boolean, work: (held: Held) => Promise<Result>) => {
    const held = await Held.take(pool, inTransaction, signal);
    try {
      return await work(held);
    } finally {
      held.giveBack();
    }
  };
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
