// What a page may cost to open: docs/benchmarks.md has what it does cost, and how long it takes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { countCellsAgain } from './redraws';
import { enter } from './session';
import { loadRest } from './used';

const DIST = join(__dirname, '../../dist');

/** Of scripts and styles; home's has the charts, which come after all else. */
interface Budget {
  path: string;
  stands: (page: Page) => Locator;
  kilobytes: number;
  requests: number;
}

const titled = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

const SIGN_IN: Budget = {
  path: '/user/login',
  stands: (page) => page.getByRole('button', { name: 'Sign in' }),
  kilobytes: 165,
  requests: 9,
};
const SIGNED_IN: Budget[] = [
  { path: '/', stands: (page) => page.getByText('Latest operations'), kilobytes: 620, requests: 14 },
  { path: '/user/appUser', stands: titled('App users'), kilobytes: 450, requests: 12 },
  { path: '/order/list', stands: titled('Order management'), kilobytes: 450, requests: 12 },
  { path: '/activity/audit', stands: titled('Audit list'), kilobytes: 455, requests: 13 },
];

const CODE = ['Script', 'Stylesheet'];
/** So long after the last of it, nothing more is loaded by itself. */
const QUIET_MS = 1000;

/** Opens a page as on the first visit of all: its scripts and styles, as they come over the wire, compressed. */
async function cost(page: Page, { path, stands }: Budget) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  const spent = { kilobytes: 0, requests: 0 };
  const underWay = new Map<string, string>();
  let lastChange = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (!CODE.includes(type)) return;
    underWay.set(requestId, request.url);
    lastChange = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underWay.delete(requestId)) return;
    lastChange = Date.now();
    spent.kilobytes += encodedDataLength / 1024;
    spent.requests += 1;
  });
  await page.goto(path);
  await expect(stands(page)).toBeVisible();
  await expect.poll(() => [...underWay.values()]).toEqual([]);
  await expect.poll(() => Date.now() - lastChange).toBeGreaterThan(QUIET_MS);
  return spent;
}

function expectWithin(spent: { kilobytes: number; requests: number }, { path, kilobytes, requests }: Budget) {
  expect.soft(spent.kilobytes, `KB of ${path}`).toBeLessThanOrEqual(kilobytes);
  expect.soft(spent.requests, `requests of ${path}`).toBeLessThanOrEqual(requests);
}

test.use({ firstVisit: true });

test('signing in costs no more than its budget', async ({ page }) => {
  // What comes next is loaded while the page is idle, and is not of this one.
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', undefined));
  expectWithin(await cost(page, SIGN_IN), SIGN_IN);
});

for (const budget of SIGNED_IN) {
  test(`${budget.path} costs no more than its budget`, async ({ page, server }) => {
    await enter(page, server.url);
    expectWithin(await cost(page, budget), budget);
  });
}

test('no style is made in the browser, and the page is held behind a dialog and the search', async ({
  page,
  server,
}) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  await enter(page, server.url);
  await page.goto('/user/appUser');
  const more = page.getByRole('button', { name: /^More actions: / }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'Ban' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).toBe('visible');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).toBe('visible');
  await expect(page.locator('style')).toHaveCount(0);
});

test('the cells of a list are drawn once: when it opens, and on the next page', async ({ page, server }) => {
  const rows = page.locator('tr[data-row-key]');
  const again = () => page.evaluate(() => window.cellsAgain);
  /** Nothing is asked for or drawn any more. */
  const rest = async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  };
  await countCellsAgain(page);
  await enter(page, server.url);
  await page.goto('/user/appUser');
  await expect(rows).toHaveCount(20);
  await rest();
  expect(await again()).toBe(0);
  // Rows that the pointer comes upon are drawn again, and no others.
  const cells = await rows.first().locator('td').count();
  const first = await rows.first().getAttribute('data-row-key');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(rows.first()).not.toHaveAttribute('data-row-key', first ?? '');
  await rest();
  expect(await again()).toBeLessThan(5 * cells);
});

test('what dialogs are made of comes when somebody uses the page, and a dialog opens with it', async ({
  page,
  server,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const made = () => scripts.filter((path) => /^\/(forms|fields)\./.test(path)).length;
  await enter(page, server.url);
  await page.goto('/user/appUser');
  await expect(page.locator('tr[data-row-key]')).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  expect(made()).toBe(0);

  await loadRest(page);
  expect(made()).toBe(2);
  const before = scripts.length;
  await page
    .getByRole('button', { name: /^More actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Adjust points' }).click();
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
  expect(scripts.slice(before)).toEqual([]);
});

test('no script runs twice, and what each page needs is asked for before the console runs', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  const ran: string[] = [];
  await page.exposeBinding('ran', (_source, url: string) => void ran.push(url));
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) (window as never as { ran: (url: string) => void }).ran(target.src);
    };
    document.addEventListener('load', note, true);
  });
  await page.goto('/user/appUser');
  await expect(page.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
  await expect.poll(() => ran.some((url) => url.includes('/framework.'))).toBe(true);
  expect(ran.filter((url, at) => ran.indexOf(url) !== at)).toEqual([]);
  const ahead = page.locator('link[rel=preload]');
  await expect
    .poll(() => ahead.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual([
      expect.stringMatching(/^\/console\.\w+\.chunk\.css$/),
      expect.stringMatching(/^\/console\.\w+\.async\.js$/),
      expect.stringMatching(/^\/texts-en-US\./),
    ]);
});

test('the language and the mode of the page are there before anything is drawn, so that it is styled once', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('#root')?.firstChild) return;
      watcher.disconnect();
      const { lang, style } = document.documentElement;
      Reflect.set(window, 'firstRoot', { lang, colorScheme: style.colorScheme, background: style.background });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = await page.evaluate(() => Reflect.get(window, 'firstRoot'));
  expect(first).toEqual({ lang: 'en-US', colorScheme: 'light', background: '' });
});

test('what each page starts with is compiled beside its own thread', () => {
  const starts = readdirSync(DIST).filter((file) => /^(framework|start|frame|console|lists)\.[\w.]+\.js$/.test(file));
  expect(starts).toHaveLength(5);
  for (const file of starts)
    expect(readFileSync(join(DIST, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('code is written for the browsers it is made for', () => {
  // Two of them have no function to tell by: the page of unknown addresses, and one that only draws what others share.
  const pages = readdirSync(DIST).filter((file) =>
    /^p__(?!404|wish__statistic__QueryForm)\w+\.\w+\.async\.js$/.test(file),
  );
  const texts = pages.map((file) => readFileSync(join(DIST, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(30);
  expect(pages.filter((_, at) => !texts[at]?.includes('=>'))).toEqual([]);
});
