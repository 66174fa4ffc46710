import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { DevServer } from './devServer';
import { expect, test } from './fixtures';
import { doMainJob, seeMainJob } from './mainJob';
import type { Server } from './server';

const postgres = process.env.TEST_DATABASE_URL;

test('the main job, and all of it is there after a restart', async ({ page, startServer }) => {
  const server = await startServer();
  const job = await doMainJob(page, server.url);
  await restart(server, page);
  await seeMainJob(page, job);
});

// A database of its own is made on the server of TEST_DATABASE_URL.
for (const url of postgres ? [postgres] : []) {
  test('the main job on PostgreSQL, and all of it is there after a restart', async ({ page, startServer }) => {
    const name = `fish_journey_${process.pid}`;
    await administer(url, `create database ${name}`);
    try {
      const own = new URL(url);
      own.pathname = name;
      const server = await startServer({ env: { DATABASE_URL: own.href } });
      const job = await doMainJob(page, server.url);
      await restart(server, page);
      await seeMainJob(page, job);
      // The page first: it goes on asking what waits.
      await page.close();
      await server.stop();
    } finally {
      await administer(url, `drop database ${name} with (force)`);
    }
  });
}

/** Of the demo data, where nobody chose another password. */
const DEMO_ADMIN = { account: 'admin', password: 'fishadmin' };

test('the main job under npm run dev, on the mock files', async ({ page, allowOrigin }) => {
  // A limit: the development server compiles for minutes where the machine does other work.
  test.setTimeout(900_000);
  const server = await DevServer.start();
  try {
    allowOrigin(server.url);
    await seeMainJob(page, await doMainJob(page, server.url, DEMO_ADMIN));
    await expect(fetch(server.elsewhere)).rejects.toThrow();
  } finally {
    await server.stop();
  }
});

/** Away from the page, which would ask the stopped server and fail. */
async function restart(server: Server, page: Page): Promise<void> {
  await page.goto('about:blank');
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  await server.start();
  await page.goto(server.url);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
