import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type Pool } from 'pg';
import { type Database, MIGRATIONS, migrationsIn, NAMING } from './database';
import { DatabaseFailure } from './failure';
import { LargeLists, remembering } from './largeLists';
import { type AllLimits, LIMITS, WITHOUT_LIMITS } from './limits';
import { drizzleOn, poolOf, stateOf } from './pool';
import { type OnPresence, Presence } from './presence';
import { retryOnLock, STEP_LOCK_MS } from './retryOnLock';

/** Key of the advisory lock that a process holds while it prepares a database; the other keys are in locks.ts. */
const START_LOCK = 7_201;

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
      return await work(drizzle(client, NAMING));
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
          await retryOnLock(() => unlimited((db) => migrate(db, { migrationsFolder }), STEP_LOCK_MS));
          await unlimited(fill);
          return (await unlimited(migrationsIn)) - before;
        }),
      ),
    close: async () => void (await Promise.all([calls, reports, clock, health].map((pool) => pool.end()))),
  };
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
