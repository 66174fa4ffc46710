import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, embedded, openPostgres } from './db/connect';
import { copyInto, type Demo, openCopy, seed } from './testTemplate';

/** A database of one suite. */
export interface TestDatabase {
  database: Database;
  drop(): Promise<void>;
}

export type Open = (demo: Demo) => Promise<TestDatabase>;

/** A server with PostgreSQL to test on; not everyone has one. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** The embedded databases that were made before all tests (tests/jest/serverSetup.ts). */
const template = (name: Demo | 'empty') => join(process.env.FISH_TEST_DATABASES ?? '', name);
const openTemplate = async (name: Demo | 'empty'): Promise<Database> => embedded(await openCopy(template(name)));

/** An embedded database with all tables, in memory, that nothing was written to yet. */
export const openEmpty = () => openTemplate('empty');

/** The same in the data folder of a server that is to be started: to make a new one takes it seconds. */
export const makeDataFolder = (folder: string) => copyInto(join(folder, 'database'), template('empty'));

export const openTestEmbedded: Open = async (demo) => ({ database: await openTemplate(demo), drop: async () => {} });

export const openTestPostgres =
  (url: string): Open =>
  async (demo) => {
    const { href, drop } = await createTestPostgres(url, await seededOn(url, demo));
    return { database: openPostgres(href), drop };
  };

/** A new database on the server that TEST_DATABASE_URL names, empty or a copy of another one. */
export async function createTestPostgres(
  url: string,
  template = 'template1',
): Promise<{ href: string; drop(): Promise<void> }> {
  const name = nameOf(unique());
  await administer(url, (client) => client.query(`create database ${name} template ${template}`));
  const drop = () => administer(url, (client) => client.query(`drop database ${name} with (force)`));
  return { href: at(url, name), drop: async () => void (await drop()) };
}

/** The database with demo data that others are copies of; made when the first suite asks for it. */
function seededOn(url: string, demo: Demo): Promise<string> {
  const name = nameOf(demo);
  return administer(url, async (client) => {
    // Of suites that ask at once one makes it; the server lets go of the lock when the connection ends, however that is.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    // It gets its name when it is whole, so that none who fails half-way leaves another for the next.
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

/** Works on the server that TEST_DATABASE_URL names, beside its databases. */
export async function administer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
