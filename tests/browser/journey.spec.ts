import type { Page } from '@playwright/test';
import { DevServer } from './devServer';
import { expect, test } from './fixtures';
import { doMainJob, seeMainJob } from './mainJob';
import { postgres, withDatabase } from './postgres';
import type { Server } from './server';

test('the main job, and all of it is there after a restart', async ({ page, startServer }) => {
  const server = await startServer();
  const job = await doMainJob(page, server.url);
  await restart(server, page);
  await seeMainJob(page, job);
});

for (const url of postgres ? [postgres] : []) {
  test('the main job on PostgreSQL, and all of it is there after a restart', ({ page, startServer }) =>
    withDatabase(url, async (own) => {
      const server = await startServer({ env: { DATABASE_URL: own } });
      const job = await doMainJob(page, server.url);
      await restart(server, page);
      await seeMainJob(page, job);
      // The page first: it goes on asking what waits.
      await page.close();
      await server.stop();
    }));
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
