import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from './db/database';
import { embedded } from './db/embedded';
import type { AllLimits } from './db/limits';
import { openPostgres } from './db/postgres';
import { copyInto, type Demo, openCopy, seed } from './testTemplate';

interface TestDatabase {
  database: Database;
  drop(): Promise<void>;
}

export type Open = (demo: Demo) => Promise<TestDatabase>;

/** A PostgreSQL server for tests, if there is one. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** The embedded databases that tests/jest/serverSetup.ts makes before all tests. */
const template = (name: Demo | 'empty') => join(process.env.FISH_TEST_DATABASES ?? '', name);

/** A copy of one of them, in memory. */
export const openClient = (name: Demo | 'empty') => openCopy(template(name));
const openTemplate = async (name: Demo | 'empty'): Promise<Database> => embedded(await openClient(name));

/** An embedded database in memory, with all tables but no rows. */
export const openEmpty = () => openTemplate('empty');

/** The same in a data folder for a server process, because a new database takes seconds. */
export const makeDataFolder = (folder: string, name: Demo | 'empty' = 'empty') =>
  copyInto(join(folder, 'database'), template(name));

export const openTestEmbedded: Open = async (demo) => ({ database: await openTemplate(demo), drop: async () => {} });

export const openTestPostgres =
  (url: string, limits?: AllLimits): Open =>
  async (demo) => {
    const { href, drop } = await createTestPostgres(url, await seededOn(url, demo));
    return { database: openPostgres(href, limits), drop };
  };

/** A new database on the server of TEST_DATABASE_URL: empty, or a copy of another one. */
export async function createTestPostgres(
  url: string,
  template = 'template1',
): Promise<{ href: string; drop(): Promise<void> }> {
  const name = nameOf(unique());
  await administer(url, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // Only servers are killed here, never PostgreSQL, so that nothing is lost for want of waiting for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const drop = () => administer(url, (client) => client.query(`drop database ${name} with (force)`));
  return { href: at(url, name), drop: async () => void (await drop()) };
}

/** The database with demo data that others are copied from; made when the first suite needs it. */
function seededOn(url: string, demo: Demo): Promise<string> {
  const name = nameOf(demo);
  return administer(url, async (client) => {
    // If several suites need it at once, one of them makes it. PostgreSQL releases the lock when the connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    // Renamed only when it is complete, so that a failure half-way leaves nothing for the next suite.
    const unfinished = nameOf(unique());
    await client.query(`create database ${unfinished}`);
    const database = openPostgres(at(url, unfinished));
    try {
      await database.prepare(seed(demo));
    } finally {
      await database.close();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

const unique = () => randomUUID().replaceAll('-', '');
const nameOf = (own: string) => `${process.env.FISH_TEST_RUN}_${own}`;

function at(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

export async function administer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
