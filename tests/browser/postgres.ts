import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The PostgreSQL server for tests, if there is one. */
export const postgres = process.env.TEST_DATABASE_URL;

/** Makes an empty database on a server for `work`, which is given its address, and drops it afterwards. */
export async function withDatabase(server: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `fish_browser_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  try {
    const own = new URL(server);
    own.pathname = name;
    await work(own.href);
  } finally {
    await administer(server, `drop database ${name} with (force)`);
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
