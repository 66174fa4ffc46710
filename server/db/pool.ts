import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { type Db, NAMING, type PoolState } from './database';
import { IDLE_IN_TRANSACTION_MS, IDLE_MS, KEEP_ALIVE_MS, type Limits, PLANNER, SILENCE_MS } from './limits';
import { PooledClient, Queries } from './pooledClient';
import type { Presence } from './presence';

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
const dialect = new PgDialect(NAMING);

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
