import type { Browser, Page } from '@playwright/test';
import { signIn } from './exports';
import { median } from './numbers';
import type { Stage } from './stage';

/** The simulated network and machine: 10 Mbit/s, 40 ms, a processor four times slower. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const SLOWER = 4;
const TIMES = 5;

/** The last part of the page; it arrives in the same answer as the others. */
const HOME = { path: '/', ready: (page: Page) => page.getByText('Latest operations') };

const pages = {
  'sign-in page': { path: '/user/login', ready: (page: Page) => page.getByRole('button', { name: 'Sign in' }) },
  'home page': { path: HOME.path, ready: HOME.ready },
  'list page': { path: '/user/appUser', ready: (page: Page) => page.getByRole('link', { name: /^Open/ }).first() },
};

/** Median time until a page is ready, and its transferred bytes, without a cache. */
export async function measureLoads(browser: Browser, origin: string, stage: Stage) {
  const results: Record<string, object> = {};
  for (const [name, { path, ready }] of Object.entries(pages)) {
    for (const encoding of ['br', 'gzip']) {
      const runs: Load[] = [];
      for (let run = 0; run < TIMES; run++) {
        const context = await browser.newContext({
          locale: 'en-US',
          extraHTTPHeaders: { 'Accept-Encoding': encoding },
        });
        if (path !== '/user/login') await signIn(context, stage);
        runs.push(await load(await context.newPage(), origin + path, ready));
        await context.close();
      }
      const of = (key: keyof Load) => Math.round(median(runs.map((run) => run[key])));
      results[`${name}, ${encoding}`] = {
        readyMs: of('readyMs'),
        scriptKb: of('scriptKb'),
        allKb: of('allKb'),
        requests: of('requests'),
      };
    }
  }
  return results;
}

/** Time until the home page is ready with cached files, without slowing down this machine. */
export async function measureHome(browser: Browser, origin: string, stage: Stage) {
  const context = await browser.newContext({ locale: 'en-US' });
  await signIn(context, stage);
  const times: number[] = [];
  // The first run fills the cache.
  for (let run = 0; run <= TIMES; run++) {
    const page = await context.newPage();
    const begun = performance.now();
    await page.goto(origin + HOME.path, { waitUntil: 'commit' });
    await HOME.ready(page).waitFor({ timeout: 60_000 });
    times.push(performance.now() - begun);
    await page.close();
  }
  await context.close();
  return { 'home page': { readyMs: Math.round(median(times.slice(1))) } };
}

interface Load {
  readyMs: number;
  scriptKb: number;
  allKb: number;
  requests: number;
}

async function load(page: Page, address: string, ready: (page: Page) => ReturnType<Page['getByRole']>): Promise<Load> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts = new Set<string>();
  const bytes = { script: 0, all: 0 };
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests++;
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page).waitFor({ timeout: 60_000 });
  return { readyMs: performance.now() - begun, scriptKb: bytes.script / 1024, allKb: bytes.all / 1024, requests };
}
