import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter } from './session';

const NEWS = 'A new version of the console is ready.';
const isIndex = (url: URL) => url.pathname === '/';

/** Resolves when the page has looked for a new version and was answered with this status. */
const looked = (page: Page, status = 200) =>
  page.waitForResponse((response) => isIndex(new URL(response.url())) && response.status() === status);

const FORM = '/user/sysUser/detail';

/** Opens a page, and waits for the look that every page begins with: none is on its way afterwards. */
async function open(page: Page, path: string): Promise<void> {
  const first = looked(page);
  await page.goto(path);
  await (await first).finished();
}

/** The operator comes back to the tab; resolves when it has looked for a new version. */
async function comeBack(page: Page, status?: number): Promise<void> {
  const answer = looked(page, status);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answer).finished();
}

async function deploy(page: Page, origin: string): Promise<void> {
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const newer = html.replace(/umi\.\w+\.js/, 'umi.0123abcd.js');
  expect(newer).not.toBe(html);
  await page.route(isIndex, (route) => route.fulfill({ contentType: 'text/html', body: newer }));
}

/** Where it stands at the end of the page: `click` would look for a place where nothing covers it. */
async function pressAtEnd(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a new deploy under an open tab is told, never forced on a half-filled form', async ({ page, server }) => {
  await enter(page, server.url);
  await open(page, FORM);
  await page.getByLabel('Nickname').fill('Half-typed');
  await comeBack(page);
  await expect(page.getByText(NEWS)).toBeHidden();

  await deploy(page, server.url);
  await comeBack(page);
  await expect(page.getByRole('alert')).toContainText(NEWS);
  await expect(page.getByLabel('Nickname')).toHaveValue('Half-typed');

  await page.unroute(isIndex);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByText('What you changed here is back.')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('Half-typed');
  await expect(page.getByText(NEWS)).toBeHidden();
});

test('the news covers neither the pager of a long list nor the buttons of a form on a phone', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await open(page, '/user/sysUser');
  await deploy(page, server.url);
  await comeBack(page);
  await expect(page.getByRole('alert')).toContainText(NEWS);
  await pressAtEnd(page, 'Next page');
  await expect(page).toHaveURL(/current=2/);

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(FORM);
  await expect(page.getByRole('alert')).toContainText(NEWS);
  await pressAtEnd(page, 'Create');
  await expect(page.getByText('4 to 30 letters, digits or underscores.')).toBeVisible();
});

test('a server that can’t be asked for a new version bothers nobody', async ({ page, server, expectFailures }) => {
  expectFailures(/failed: GET .*\/ 502/);
  await enter(page, server.url);
  await open(page, FORM);
  await expect(page.getByLabel('Nickname')).toBeVisible();
  await page.route(isIndex, (route) => route.fulfill({ status: 502, body: 'A gateway' }));
  await comeBack(page, 502);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
