import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter } from './session';

const LIMIT_MS = 120_000;
const SCRIPT = { file: /\/p__user__appUser\.\w+\.async\.js$/, failure: 'Loading failed.' };
const STYLE = { file: /\/p__user__login\.\w+\.chunk\.css$/, failure: 'CSS loading failed.' };

const failed = (page: Page, { failure }: typeof SCRIPT) =>
  page
    .getByRole('alert')
    .filter({ hasText: failure })
    .filter({ has: page.getByRole('button', { name: 'Reload' }) });

// Chunks are asked for as on a first visit; some of the tests move the clock.
test.use({ firstVisit: true });

test.describe('spec §8: a failed chunk', () => {
  test('of a script gives the loading-failed error, and Reload goes on', async ({ page, server, expectFailures }) => {
    expectFailures(/failed: GET .*appUser.*\.js net::ERR_FAILED/, /console: ChunkLoadError/);
    await enter(page, server.url);
    await page.route(SCRIPT.file, (route) => route.abort());
    await page.goto('/user/sysUser');
    await page.getByRole('link', { name: 'App users', exact: true }).click();
    await expect(failed(page, SCRIPT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

    await page.unroute(SCRIPT.file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
    await expect(page).toHaveURL('/user/appUser');
  });

  test('of a page that was opened offline is loaded again by itself once there is a network, and so is a list', async ({
    page,
    server,
    expectFailures,
  }) => {
    expectFailures(/failed: GET .* net::ERR_/, /console: ChunkLoadError/);
    await enter(page, server.url);
    await page.goto('/user/sysUser');
    const rows = page.locator('tr[data-row-key]');
    await expect(rows.first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'App users', exact: true }).click();
    await expect(failed(page, SCRIPT)).toBeVisible();
    await page.context().setOffline(false);
    await expect(rows.first()).toBeVisible();
    await expect(page).toHaveURL('/user/appUser');

    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Admin users', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(rows.first()).toBeVisible();
    await expect(page).toHaveURL('/user/sysUser');
  });

  test('of a script leaves the other pages usable', async ({ page, server, expectFailures }) => {
    expectFailures(/failed: GET .*appUser.*\.js 404/, /console: ChunkLoadError/);
    await enter(page, server.url);
    await page.route(SCRIPT.file, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/user/appUser');
    await expect(failed(page, SCRIPT)).toBeVisible();
    await page.getByRole('link', { name: 'Admin users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin users' })).toBeVisible();
    await expect(failed(page, SCRIPT)).toBeHidden();
  });

  test('of a dialog is told in its place over the list, and after Reload it opens', async ({
    page,
    server,
    expectFailures,
  }) => {
    const forms = /\/forms\.\w+\.async\.js$/;
    expectFailures(/failed: GET .*forms.*\.js net::ERR_FAILED/, /console: ChunkLoadError/);
    await enter(page, server.url);
    await page.route(forms, (route) => route.abort());
    await page.goto('/user/appUser');
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await page
        .getByRole('button', { name: /^More actions: / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Adjust points' }).click();
    };
    await open();
    await expect(dialog.getByText(SCRIPT.failure)).toBeVisible();
    await expect(page.locator('tr[data-row-key]')).toHaveCount(20);

    await page.unroute(forms);
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog).toBeHidden();
    await open();
    await expect(dialog.getByRole('spinbutton')).toBeVisible();
  });

  test('of menus is told beside the button that was pressed, and after Reload they open', async ({
    page,
    server,
    expectFailures,
  }) => {
    const menus = /\/menus\.\w+\.async\.js$/;
    expectFailures(/failed: GET .*menus.*\.js net::ERR_FAILED/, /console: ChunkLoadError/);
    await enter(page, server.url);
    await page.route(menus, (route) => route.abort());
    await page.goto('/user/appUser');
    await page.getByRole('button', { name: 'Export' }).click();
    const again = page.getByRole('alert').getByRole('button', { name: /^Loading failed\..*Reload$/ });
    await expect(again).toBeVisible();
    await expect(page.locator('tr[data-row-key]')).toHaveCount(20);

    await page.unroute(menus);
    await again.click();
    await expect(again).toBeHidden();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name: 'CSV file (.csv)' })).toBeVisible();
  });

  test('of a style gives the CSS-loading-failed error, and Reload goes on', async ({ page, expectFailures }) => {
    expectFailures(/failed: GET .*login.*\.css net::ERR_FAILED/, /console: Error: Loading CSS chunk/);
    await page.route(STYLE.file, (route) => route.abort());
    await page.goto('/user/login?redirect=%2Fuser%2FappUser');
    await expect(failed(page, STYLE)).toBeVisible();

    await page.unroute(STYLE.file);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Account', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FappUser');
  });
});

test.describe('spec §9: a chunk that never answers fails after 120 000 ms', () => {
  test('script', async ({ page, server, expectFailures }) => {
    expectFailures(/console: ChunkLoadError/);
    await enter(page, server.url);
    await page.goto('/user/sysUser');
    await page.clock.install();
    const asked = neverAnswer(page, SCRIPT);
    await page.getByRole('link', { name: 'App users', exact: true }).click();
    await asked;
    await seeItFailInTime(page, SCRIPT);
  });

  test('style', async ({ page, expectFailures }) => {
    expectFailures(/console: Error: Loading CSS chunk/);
    await page.clock.install();
    const asked = neverAnswer(page, STYLE);
    // The page may count as loaded only when the style has come, which it never does.
    await page.goto('/user/login', { waitUntil: 'commit' });
    await asked;
    // It is preloaded first; the time counts from when the page wants it.
    await expect(page.locator('link[rel=stylesheet][href*=login]')).toBeAttached();
    // Its scripts have the same time, which is made to pass: each takes itself out of the page once it is there.
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    // The console waits a second for the style, and then draws what waits longer.
    let passed = 1500;
    await page.clock.runFor(passed);
    await expect(async () => {
      passed += 200;
      await page.clock.runFor(200);
      await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 500 });
    }).toPass();
    await seeItFailInTime(page, STYLE, passed);
  });

  /** Resolves when the chunk is asked for. */
  function neverAnswer(page: Page, { file }: typeof SCRIPT): Promise<void> {
    return new Promise((resolve) => void page.route(file, () => resolve()));
  }

  async function seeItFailInTime(page: Page, chunk: typeof SCRIPT, passedMs = 0): Promise<void> {
    await page.clock.runFor(LIMIT_MS - 1000 - passedMs);
    await expect(failed(page, chunk)).toBeHidden();
    await page.clock.runFor(2000);
    await expect(failed(page, chunk)).toBeVisible();
  }
});
