import { test as base, expect, type Page } from '@playwright/test';
import { Guard } from './guard';
import { Server, type ServerOptions } from './server';
import { ADMIN, type Credentials } from './session';

export { expect };

interface Fixtures {
  guard: Guard;
  /** Declares what the guard would fail the test for, such as `/failed: GET .* 500/`. */
  expectFailures: Guard['expect'];
  /** Lets pages talk to an origin besides those of the started back ends. */
  allowOrigin: (origin: string) => void;
  /** Starts a back end for this test alone, to break, to fill or to restart. */
  startServer: (options?: ServerOptions) => Promise<Server>;
  /** A page of another person: its own storage, under the same guard. */
  openPage: () => Promise<Page>;
}

interface WorkerFixtures {
  /** A back end that the tests of a worker share, one after the other; each works on records of its own. */
  server: Server;
}

const ownOrigins = new Set<string>();

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await started();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  guard: async ({ server }, use, testInfo) => {
    const guard = new Guard((origin) => ownOrigins.has(origin));
    server.takeOutput();
    await use(guard);
    const output = server.takeOutput();
    if (output) await testInfo.attach('what the back end printed', { body: output, contentType: 'text/plain' });
    guard.verify();
  },
  expectFailures: ({ guard }, use) => use((...patterns) => guard.expect(...patterns)),
  allowOrigin: async ({}, use) => use((origin) => ownOrigins.add(origin)),

  context: async ({ context, guard }, use) => {
    guard.watch(context);
    await use(context);
  },
  openPage: async ({ browser, guard, baseURL }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      guard.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  startServer: async ({ browser }, use) => {
    const servers: Server[] = [];
    await use(async (options) => {
      const server = await started(options);
      servers.push(server);
      return server;
    });
    // The pages first: a call on its way to a server that stops would count as a failure.
    const pages = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all(servers.map((server) => server.remove()));
  },
});

async function started(options?: ServerOptions): Promise<Server> {
  const server = await Server.start(options);
  ownOrigins.add(server.url);
  return server;
}

/** Signs in on the login page, and waits until it has been left. */
export async function signIn(page: Page, { account, password }: Credentials = ADMIN, origin = ''): Promise<void> {
  await page.goto(`${origin}/user/login`);
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
}
