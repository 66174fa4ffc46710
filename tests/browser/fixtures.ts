import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { FaultyService } from './faults/service';
import { Guard } from './guard';
import { makeHostile } from './hostileData';
import { Server, type ServerOptions } from './server';
import { ADMIN, type Credentials, Session } from './session';

export { expect };

interface Fixtures {
  /**
   * A profile of the browser for this test alone, as on the first visit of all: for tests that change what a profile
   * keeps until its end, such as its clock, its zone and what it may do.
   */
  firstVisit: boolean;
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

/** Made when a test of a worker first asks for it. All files have the same: others would end the worker. */
interface WorkerFixtures {
  /** A back end that the tests of a worker share, one after the other; each works on records of its own. */
  server: Server;
  /** The same, with hostile texts in all its records. */
  hostileServer: Server;
  /** Stands before `server`, for requests to go wrong. */
  faultyService: FaultyService;
  /** Signing in takes a while on purpose, so that tests share a session unless they end it. */
  faultySession: Session;
  /**
   * The profile of an operator's browser, which tests share one after the other: it has the console's scripts compiled,
   * and whatever they stored is removed in between. To compile them anew takes a third of a page's time.
   */
  profile: BrowserContext;
}

/** The origins that pages may talk to, and those of them that go with the test that runs. */
const ownOrigins = new Set<string>();
const passingOrigins = new Set<string>();

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [async ({}, use) => lend(await Server.start(), use), { scope: 'worker', timeout: 150_000 }],
  hostileServer: [
    async ({}, use) => lend(await Server.start({ prepare: makeHostile }), use),
    { scope: 'worker', timeout: 300_000 },
  ],
  faultyService: [
    async ({ server }, use) => {
      const service = await FaultyService.open(server.url);
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  faultySession: [async ({ faultyService: { url } }, use) => use(await Session.open(url)), { scope: 'worker' }],
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
  allowOrigin: async ({}, use) => use((origin) => admit(origin)),

  profile: [
    async ({ playwright, launchOptions, server }, use) => {
      const { viewport, locale, timezoneId, contextOptions, actionTimeout = 0 } = config.use ?? {};
      const folder = mkdtempSync(join(tmpdir(), 'fish-profile-'));
      const options = { ...launchOptions, ...contextOptions, viewport, locale, timezoneId, baseURL: server.url };
      const profile = await playwright.chromium.launchPersistentContext(folder, options);
      profile.setDefaultTimeout(actionTimeout);
      refuseWhatStays(profile);
      await use(profile);
      await profile.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  firstVisit: [false, { option: true }],
  context: async ({ browser, baseURL, profile, firstVisit, guard }, use) => {
    const context = firstVisit ? await browser.newContext({ baseURL }) : profile;
    const stopWatching = guard.watch(context);
    await use(context);
    stopWatching();
    if (firstVisit) await context.close();
    else await leave(profile);
    for (const origin of passingOrigins) ownOrigins.delete(origin);
    passingOrigins.clear();
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
  startServer: async ({ browser, context }, use) => {
    const servers: Server[] = [];
    await use(async (options) => {
      const server = await Server.start(options);
      admit(server.url);
      servers.push(server);
      return server;
    });
    // The pages first: a call on its way to a server that stops would count as a failure.
    const pages = [...browser.contexts(), context].flatMap(pagesOf);
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all(servers.map((server) => server.remove()));
  },
});

/** Those of the tests: a profile has an empty one besides, without which its browser would end. */
const pagesOf = (context: BrowserContext) => context.pages().filter((page) => page.url() !== 'about:blank');

/** The tests to come would have what a profile keeps until its end: a moved clock, say. */
function refuseWhatStays(profile: BrowserContext): void {
  const refuse = async () => {
    throw new Error('A profile keeps this for the tests to come: use one of its own, with `firstVisit`.');
  };
  Object.assign(profile.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
  Object.assign(profile, { addInitScript: refuse, exposeFunction: refuse, grantPermissions: refuse });
}

/** Leaves nothing behind of what a test did. */
async function leave(profile: BrowserContext): Promise<void> {
  await profile.unrouteAll({ behavior: 'ignoreErrors' });
  const [blank, ...pages] = profile.pages();
  await Promise.all(pages.map((page) => page.close()));
  await profile.clearCookies();
  if (!blank) throw new Error('the empty page of the profile is gone');
  const browser = await profile.newCDPSession(blank);
  const clear = (origin: string) => browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all([...ownOrigins].map(clear));
  await browser.detach();
}

async function lend(server: Server, use: (server: Server) => Promise<void>): Promise<void> {
  ownOrigins.add(server.url);
  await use(server);
  await server.remove();
}

function admit(origin: string): void {
  // One of the worker's own stays.
  if (!ownOrigins.has(origin)) passingOrigins.add(origin);
  ownOrigins.add(origin);
}

/** Signs in on the login page, and waits until it has been left. */
export async function signIn(page: Page, { account, password }: Credentials = ADMIN, origin = ''): Promise<void> {
  await page.goto(`${origin}/user/login`);
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
}
