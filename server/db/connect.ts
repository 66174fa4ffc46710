import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';

/** Key of the advisory lock under which one process at a time prepares a database; the others are in locks.ts. */
const START_LOCK = 7_201;

/** A connection or a transaction; the same on the embedded database and on PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  kind: 'embedded' | 'postgresql';
  db: Db;
  /** Migrates, then fills if need be; of several processes on one database one at a time. */
  prepare(fill: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const migrations = { migrationsFolder: join(__dirname, 'migrations') };
const options = { casing: 'snake_case' } as const;

/** The database inside this process, in `folder` or, without one, in memory. */
export async function openEmbedded(folder?: string): Promise<Database> {
  if (folder) {
    mkdirSync(folder, { recursive: true });
  }
  return embedded(await PGlite.create({ dataDir: folder }));
}

export function embedded(client: PGlite): Database {
  const db = drizzlePglite(client, options);
  return {
    kind: 'embedded',
    db,
    async prepare(fill) {
      await migratePglite(db, migrations);
      await fill(db);
    },
    close: () => client.close(),
  };
}

/** PostgreSQL, or anything that speaks its protocol. */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    kind: 'postgresql',
    db: drizzleNode(pool, options),
    async prepare(fill) {
      const client = await pool.connect();
      try {
        const db = drizzleNode(client, options);
        await db.execute(sql`select pg_advisory_lock(${START_LOCK})`);
        try {
          await migrateNode(db, migrations);
          await fill(db);
        } finally {
          await db.execute(sql`select pg_advisory_unlock(${START_LOCK})`);
        }
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
