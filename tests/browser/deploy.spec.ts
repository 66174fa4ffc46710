import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter } from './session';

const NEWS = 'A new version of the console is ready.';
const isIndex = (url: URL) => url.pathname === '/';

/** The operator comes back to the tab; resolves when it has looked for a new version. */
async function comeBack(page: Page): Promise<void> {
  const looked = page.waitForEvent('requestfinished', (request) => isIndex(new URL(request.url())));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
}

async function deploy(page: Page, origin: string): Promise<void> {
  const html = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  const newer = html.replace(/umi\.\w+\.js/, 'umi.0123abcd.js');
  expect(newer).not.toBe(html);
  await page.route(isIndex, (route) => route.fulfill({ contentType: 'text/html', body: newer }));
}

test('a new deploy under an open tab is told, never forced on a half-filled form', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/sysUser/detail');
  await page.getByLabel('Nickname').fill('Half-typed');
  await comeBack(page);
  await expect(page.getByText(NEWS)).toBeHidden();

  await deploy(page, server.url);
  await comeBack(page);
  await expect(page.getByRole('alert')).toContainText(NEWS);
  await expect(page.getByLabel('Nickname')).toHaveValue('Half-typed');

  await page.unroute(isIndex);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByText('What you typed here is back.')).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('Half-typed');
  await expect(page.getByText(NEWS)).toBeHidden();
});

test('a server that can’t be asked for a new version bothers nobody', async ({ page, server, expectFailures }) => {
  expectFailures(/failed: GET .*\/ 502/);
  await enter(page, server.url);
  await page.goto('/user/sysUser/detail');
  await expect(page.getByLabel('Nickname')).toBeVisible();
  await page.route(isIndex, (route) => route.fulfill({ status: 502, body: 'A gateway' }));
  await comeBack(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
