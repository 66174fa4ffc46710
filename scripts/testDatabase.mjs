import { userInfo } from 'node:os';

/**
 * Creates a throwaway database for the tests, if a PostgreSQL on this machine accepts the current user without a
 * password; or opens one that was kept under this name. Returns `{ url, drop }`, or undefined if there is none.
 */
export async function createTestDatabase(kept) {
  const { default: pg } = await import('pg');
  const server = `postgres://${encodeURIComponent(userInfo().username)}@127.0.0.1:5432`;
  const name = kept ?? `fish_test_${process.pid}`;
  const execute = async (statement) => {
    const client = new pg.Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 2_000 });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  try {
    const isThere = kept && (await execute(`select from pg_database where datname = '${name}'`)).rowCount;
    if (!isThere) await execute(`create database ${name}`);
  } catch {
    return undefined;
  }
  return { url: `${server}/${name}`, drop: () => execute(`drop database if exists ${name} with (force)`) };
}
