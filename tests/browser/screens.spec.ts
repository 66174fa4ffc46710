import type { Page } from '@playwright/test';
import { isNotShown } from '../../config/styles/notShown';
import { type RouteRow, routeTable } from '../routeTable';
import { expectColours, expectStructure, stopTransitions } from './axe';
import { isAnswered } from './calls';
import { expect, test } from './fixtures';
import { lead, leadAnew, NOWHERE, speak } from './lead';
import { loginScreen, type Screen, screensOf } from './screens';
import { enter, Session } from './session';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The screens are looked at in so many tests, side by side. */
const PARTS = 8;
const parts = Array.from({ length: PARTS }, (_, part) => part);

/** The row of spec §2 that a screen is of, if it is the page itself rather than something opened over it. */
function rowOf({ path }: Screen): RouteRow | undefined {
  const [pathname = '', query = ''] = path.split('?');
  return routeTable.find((row) =>
    row.path.includes('{id}')
      ? pathname.startsWith(row.path.replace('{id}', ''))
      : row.path === pathname && (row.records || !/\b(id|compose)=/.test(query)),
  );
}

/** It is there: under its heading and its title, nothing failed, and nothing else than its entry is lit. */
async function expectPage(page: Page, { path, heading, lit }: RouteRow): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  if (heading) await expect(title).toHaveText(heading);
  await expect(title).not.toHaveText('Page not found');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  if (path === '/') await expect(page).toHaveTitle('Home · Fish Admin');
  const current = page.getByRole('navigation', { name: 'Screens' }).locator('[aria-current=page]');
  await expect(current).toHaveCount(lit ? 1 : 0);
  if (lit) await expect(current).toHaveAttribute('href', lit);
}

/** No part of it is wider than the window. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, { message: `${name}: scrolls sideways` }).toBeLessThanOrEqual(PHONE.width);
}

/** Each class on it has its styles (config/styles/notShown.ts). */
async function expectStyled(page: Page, name: string): Promise<void> {
  const classes = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
  ]);
  expect.soft(classes.filter(isNotShown), `${name}: classes whose styles are left out`).toEqual([]);
}

/** Looks at an open screen in both themes, then on a phone in both languages. */
async function inspect(page: Page, name: string): Promise<void> {
  await expectStructure(page, name);
  await expectColours(page, name);
  await expectStyled(page, name);
  await page.setViewportSize(PHONE);
  await expectStyled(page, `${name}, on a phone`);
  await expectNarrow(page, `${name}, on a phone, en-US`);
  await speak(page, 'zh-CN');
  await expectStructure(page, `${name}, on a phone, zh-CN`);
  await expectNarrow(page, `${name}, on a phone, zh-CN`);
}

/** As `inspect` found it. */
async function restore(page: Page): Promise<void> {
  await lead(page, NOWHERE);
  await page.setViewportSize(DESKTOP);
  await speak(page, 'en-US');
}

for (const part of parts) {
  test(`every screen is there, titled, accessible in both themes and fits a phone: ${part + 1} of ${PARTS}`, async ({
    page,
    server,
  }) => {
    test.setTimeout(600_000);
    const session = await enter(page, server.url);
    const screens = await screensOf(session);
    await page.goto(NOWHERE);
    await stopTransitions(page);
    for (const screen of screens.filter((_, index) => index % PARTS === part)) {
      await leadAnew(page, screen.path);
      await screen.ready(page);
      const row = rowOf(screen);
      if (row) await expectPage(page, { ...row, heading: screen.heading ?? row.heading });
      await expect(page, screen.name).toHaveTitle(
        screen.title ? `${screen.title} · Fish Admin` : /^(?!Page not found).+ · Fish Admin$/,
      );
      await inspect(page, screen.name);
      await restore(page);
    }
  });
}

test('the login page is titled, accessible in both themes and fits a phone', async ({ page }) => {
  await page.goto(loginScreen.path);
  await loginScreen.ready(page);
  await expect(page).toHaveTitle('Sign in · Fish Admin');
  await stopTransitions(page);
  await inspect(page, loginScreen.name);
});

test('spec §2: every path, asked for by itself, is answered with the console', async ({ server }) => {
  const home = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  for (const { path } of routeTable) {
    const answer = await fetch(`${server.url}${path.replace('{id}', 'audit')}?id=1`, {
      headers: { accept: 'text/html' },
    });
    expect.soft([path, answer.status, await answer.text()]).toEqual([path, 200, home]);
  }
});

test('spec §2: every path is among the screens', async ({ server }) => {
  const screens = await screensOf(await Session.open(server.url));
  const rows = new Set(screens.map(rowOf));
  expect(routeTable.filter((row) => !row.redirect && !rows.has(row)).map(({ path }) => path)).toEqual([]);
  // A new record has the path of a detail page: each of these needs one that exists.
  const records = screens.filter(({ path }) => /[?&]id=\d+/.test(path)).map(rowOf);
  expect(routeTable.filter((row) => row.records && !records.includes(row)).map(({ path }) => path)).toEqual([]);
});

/** Lists that nobody has filled yet; not the pages of texts. */
const lists = routeTable.filter(
  ({ path, records, redirect }) => !records && !redirect && !/^\/(about|teacher)/.test(path),
);

for (const half of [0, 1]) {
  test(`axe has nothing against a list that is still empty, in either theme: ${half + 1} of 2`, async ({
    page,
    startServer,
  }) => {
    test.setTimeout(600_000);
    const { url } = await startServer({ data: 'empty' });
    await enter(page, url);
    await page.goto(url + NOWHERE);
    await stopTransitions(page);
    for (const { path } of lists.filter((_, index) => index % 2 === half)) {
      await isAnswered(page, async () => {
        await leadAnew(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      await expectStructure(page, path);
      await expectColours(page, path);
    }
  });
}
