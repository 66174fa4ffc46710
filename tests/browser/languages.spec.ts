// Each language is a chunk that only those load who read it.
import type { Page } from '@playwright/test';
import { holdBack } from './calls';
import { expect, test } from './fixtures';
import { openPalette } from './palette';
import { ADMIN, enter } from './session';

/** What the sign-in page says, or all, which that page loads while it is idle. */
const CHINESE = /\/(locale|texts)-zh-CN\.\w+\.async\.js$/;
const ENGLISH = /\/locale-en-US\.\w+\.async\.js$/;
const TEXTS = /\/texts-en-US\.\w+\.async\.js$/;

const toChinese = (page: Page) => page.getByRole('button', { name: '中文' });
const toEnglish = (page: Page) => page.getByRole('button', { name: 'EN, English' });
const inChinese = (page: Page) => page.getByRole('button', { name: '登录', exact: true });
const inEnglish = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

/** Addresses of the languages' chunks that a page asks for. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/\/locale-/.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

// Chunks are asked for as on a first visit.
test.use({ firstVisit: true });

test('a page loads the operator’s language alone, together with its own script', async ({ page }) => {
  const addresses = asked(page);
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'zh-CN'));
  await page.goto('/user/login');
  await expect(inChinese(page)).toBeVisible();
  expect(addresses).toEqual([expect.stringMatching(CHINESE)]);
  const [initiator] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/locale-'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(initiator, 'index.html asks for it, before any script').toBe('link');
});

/** Chinese is on its way until it is released. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, CHINESE);
  return async () => {
    const arrived = page.waitForResponse(CHINESE);
    release();
    await (await arrived).finished();
  };
}

test('a language that is on its way leaves the page as it is', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/user/login');
  await page.getByLabel('Account', { exact: true }).fill('somebody');
  await toChinese(page).click();
  await expect(inEnglish(page)).toBeEnabled();
  await release();
  await expect(inChinese(page)).toBeVisible();
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('somebody');

  await toEnglish(page).click();
  await expect(inEnglish(page)).toBeVisible();
});

test('the last choice counts, also if an earlier one arrives after it', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/user/login');
  await toChinese(page).click();
  await toEnglish(page).click();
  await release();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(inEnglish(page)).toBeVisible();
  await expect(toEnglish(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a language that does not arrive is said, and the next try may', async ({ page, expectFailures }) => {
  expectFailures(/failed: GET .*(locale|texts)-zh-CN.*\.js net::ERR_FAILED/);
  await page.goto('/user/login');
  await page.route(CHINESE, (route) => route.abort());
  await toChinese(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(inEnglish(page)).toBeVisible();

  await page.unroute(CHINESE);
  await toChinese(page).click();
  await expect(inChinese(page)).toBeVisible();
});

test('without any texts the console says so in both languages, and Reload goes on', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/failed: GET .*locale-en-US.*\.js net::ERR_FAILED/);
  await page.route(ENGLISH, (route) => route.abort());
  await page.goto('/user/login');
  await expect(page.getByRole('alert')).toContainText('The console could not be loaded.');
  await expect(page.getByRole('alert')).toContainText('控制台未能加载。');

  await page.unroute(ENGLISH);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(inEnglish(page)).toBeVisible();
});

test('the palette finds its actions in a language that is not the operator’s', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/sysUser');
  await page.getByRole('heading', { level: 1, name: 'Admin users' }).waitFor();
  await openPalette(page, '退出登录');
  await expect(page.getByRole('option', { name: 'Sign out' })).toBeVisible();
});

test('texts that do not arrive are said in the few that do, and Reload goes on', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/failed: GET .*texts-en-US.*\.js net::ERR_FAILED/, /console: ChunkLoadError/);
  await enter(page, server.url);
  await page.route(TEXTS, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('paragraph')).toHaveText('Loading failed. Part of the console could not be loaded.');

  await page.unroute(TEXTS);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('the console waits for its texts, which the sign-in page has not', async ({ page, server }) => {
  await enter(page, server.url);
  const release = await holdBack(page, TEXTS);
  // It counts as loaded when they are there.
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('the language that is chosen before signing in is the console’s', async ({ page }) => {
  await page.goto('/user/login');
  await toChinese(page).click();
  await page.getByLabel('账号', { exact: true }).fill(ADMIN.account);
  await page.getByLabel('密码', { exact: true }).fill(ADMIN.password);
  await inChinese(page).click();
  await expect(page.getByRole('link', { name: '首页', exact: true })).toBeVisible();
});
