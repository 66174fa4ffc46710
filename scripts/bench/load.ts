import type { CDPSession, Page } from '@playwright/test';

/** The simulated network and machine: 10 Mbit/s, 40 ms, a processor four times slower. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const SLOWER = 4;
const LIMIT_MS = 120_000;

interface Screen {
  path: string;
  /** What is there once it stands, and how many of it. */
  stands: readonly [selector: string, count: number];
  /** The call that its rows come with. */
  call?: string;
}

const rows = (label: string) => [`section[aria-label="${label}"] tr[data-row-key]`, 20] as const;

export const SIGN_IN: Screen = { path: '/user/login', stands: ['button[type=submit]', 1] };
export const HOME: Screen = { path: '/', stands: ['[data-lesson=latest]', 1] };
export const LIST: Screen = { path: '/user/appUser', stands: rows('App users'), call: '/fish/admin/user/pageList' };
export const NEXT: Screen = {
  path: '/order/list',
  stands: rows('Order management'),
  call: '/fish/admin/order/pageList',
};
/** A page of the same libraries: a form, and ProLayout around a bare ProTable (scripts/bench/reference/). */
export const REFERENCE = {
  signIn: { path: '/user/login', stands: ['button[type=submit]', 1] },
  list: { path: '/list', stands: ['tr[data-row-key]', 20], call: '/rows' },
} satisfies Record<string, Screen>;

declare global {
  interface Window {
    /** When, after the navigation began, so many of a selector are drawn on a path. */
    standing: (path: string, selector: string, count: number) => Promise<number>;
    clickedAt: number;
  }
}

/** Looks once a frame, as an eye would, rather than by calls from outside that cost the page time. */
function watchPage() {
  window.standing = (path, selector, count) =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const there = location.pathname === path && document.querySelectorAll(selector).length >= count;
        // In the next frame it has been painted.
        if (there) requestAnimationFrame(() => resolve(performance.now()));
        else resolve(window.standing(path, selector, count));
      });
    });
  addEventListener('click', () => (window.clickedAt = performance.now()), true);
}

/** Makes the line and the processor of a page so slow. */
export async function slowDown(page: Page, slower: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  page.setDefaultTimeout(LIMIT_MS);
  return cdp;
}

/** When it stands, after the navigation began, in ms. @throws Error if it never does, as where it has no such row */
function standing(page: Page, { path, stands: [selector, count] }: Screen): Promise<number> {
  const never = () => new Error(`${path} has not ${count} × ${selector} after ${LIMIT_MS / 1000} s`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(never()), LIMIT_MS);
    page
      .evaluate(([...args]) => window.standing(...args), [path, selector, count] as const)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** A screen's address opened in a new tab: when it stands, and what was loaded by the time nothing more was. */
export async function visit(page: Page, origin: string, { path, stands, call }: Screen) {
  const cdp = await slowDown(page, SLOWER);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watchPage);
  const loaded = { bytes: 0, requests: 0 };
  const fromCache = new Set<string>();
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fromCache.has(requestId) || !encodedDataLength) return;
    loaded.bytes += encodedDataLength;
    loaded.requests++;
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  const standsAt = await standing(page, { path, stands });
  const byThen = { ...loaded };
  const { metrics } = await cdp.send('Performance.getMetrics');
  const asked = call ? await timesOf(page, call) : undefined;
  await page.waitForLoadState('networkidle');
  return {
    'stands, ms': standsAt,
    // Of the page's own thread, so that what else this machine does counts less.
    'processor, ms': (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    'asked at, ms': asked?.startTime ?? Number.NaN,
    'answered at, ms': asked?.responseEnd ?? Number.NaN,
    KB: byThen.bytes / 1024,
    requests: byThen.requests,
    'KB in all': loaded.bytes / 1024,
    'requests in all': loaded.requests,
  };
}

/** A click on a list's entry of the menu: until its rows stand, in all and after its answer was there. */
export async function rowsBeyondAnswer(page: Page, { path, stands, call = '' }: Screen) {
  await page.evaluate(() => performance.clearResourceTimings());
  const stood = standing(page, { path, stands });
  await page.locator(`a[href="${path}"]`).first().click();
  const standsAt = await stood;
  const clickedAt = await page.evaluate(() => window.clickedAt);
  const { startTime, responseEnd } = await timesOf(page, call);
  await page.waitForLoadState('networkidle');
  return {
    'stands, ms': standsAt - clickedAt,
    'asked at, ms': startTime - clickedAt,
    'answered at, ms': responseEnd - clickedAt,
    'beyond its answer, ms': standsAt - responseEnd,
  };
}

/** A click on the checkbox of one of 200 rows: until it is drawn, and the page's work for it. */
export async function tickOne(page: Page, origin: string, { path, stands: [selector] }: Screen) {
  await page.goto(`${origin}${path}?pageSize=200`);
  await standing(page, { path, stands: [selector, 200] });
  await page.waitForLoadState('networkidle');
  const [work, drawn] = await page.evaluate(async (boxes) => {
    const box = document.querySelectorAll<HTMLInputElement>(boxes)[9];
    const begun = performance.now();
    box?.click();
    const worked = performance.now();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [worked - begun, performance.now() - begun] as const;
  }, `${selector} input[type=checkbox]`);
  return { 'stands, ms': drawn, 'processor, ms': work };
}

const timesOf = (page: Page, call: string) =>
  page.evaluate((part) => {
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
    const { startTime, responseEnd } = (first ?? {}) as PerformanceResourceTiming;
    return { startTime, responseEnd };
  }, call);
