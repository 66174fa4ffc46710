import { userInfo } from 'node:os';

/**
 * Creates a throwaway database for the tests, if a PostgreSQL on this machine accepts the current user without a
 * password. Returns `{ url, drop }`, or undefined if there is none.
 */
export async function createTestDatabase() {
  const { default: pg } = await import('pg');
  const server = `postgres://${encodeURIComponent(userInfo().username)}@127.0.0.1:5432`;
  const name = `fish_test_${process.pid}`;
  const execute = async (statement) => {
    const client = new pg.Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 2_000 });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  try {
    await execute(`create database ${name}`);
  } catch {
    return undefined;
  }
  return { url: `${server}/${name}`, drop: () => execute(`drop database if exists ${name} with (force)`) };
}
