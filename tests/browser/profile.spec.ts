import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

// One after the other in one worker, on the profile that they share.
test.describe.configure({ mode: 'serial' });

/** Everywhere that a page can store something. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const disk = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const name of disk.keys()) files.push(name);
    return {
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      files,
    };
  });

const nothing = { local: [], tab: [], cookies: '', databases: [], caches: [], files: [] };

test('a page can store', async ({ page, server }) => {
  await page.context().route('**/nowhere', (route) => route.fulfill({ body: 'routed' }));
  await page.context().addCookies([{ name: 'left', value: 'cookie', url: server.url }]);
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'local');
    sessionStorage.setItem('left', 'tab');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
    await caches.open('left');
    await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true });
  });
  expect(await stored(page)).toEqual({
    local: ['left'],
    tab: ['left'],
    cookies: 'left=cookie',
    databases: ['left'],
    caches: ['left'],
    files: ['left'],
  });
});

test('the next test finds nothing of it', async ({ page }) => {
  await page.goto('/favicon.svg');
  expect(await stored(page)).toEqual(nothing);
  expect(page.context().pages()).toHaveLength(2);
  // The console answers, which sends whoever is not signed in to its login page.
  await page.goto('/nowhere');
  await expect(page).toHaveURL(/\/user\/login/);
});

test('what the profile would keep for the tests to come is refused', async ({ page, context }) => {
  await expect(page.clock.install()).rejects.toThrow(/firstVisit/);
  await expect(page.clock.setFixedTime(0)).rejects.toThrow(/firstVisit/);
  await expect(context.grantPermissions(['clipboard-read'])).rejects.toThrow(/firstVisit/);
});

test.describe('in a profile of its own', () => {
  test.use({ firstVisit: true });

  test('a test may move the clock', async ({ page }) => {
    await page.clock.setFixedTime(0);
    await page.goto('/favicon.svg');
    expect(await page.evaluate(() => Date.now())).toBe(0);
  });
});
