import type { Locator, Page } from '@playwright/test';
import { codes } from '../../contract/codes';
import { expect, test } from './fixtures';
import { ADMIN, enter } from './session';

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Whether two lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function create(page: Page, account: string): Promise<void> {
  await page.goto('/user/sysUser/detail');
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Nickname').fill('Once');
  await page.getByLabel('Password').fill('a-good-password');
  await page.getByRole('button', { name: 'Create' }).click();
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`what was done is told beside the title and the actions of the page that comes next, ${width} px wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await enter(page, server.url);
    await create(page, `once_${crypto.randomUUID().slice(0, 8)}`);
    const told = page.locator('.ant-notification-notice').filter({ hasText: 'Once can sign in now.' });
    await expect(told).toBeVisible();
    for (const covered of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Edit', exact: true }),
    ]) {
      await expect(covered).toBeVisible();
      expect(await overlap(told, covered)).toBe(false);
    }
  });
}

test.describe('by a clock that is moved', () => {
  test.use({ firstVisit: true });

  test('that a session has expired is no longer told in the next one', async ({ page, server }) => {
    await enter(page, server.url);
    // It would go by itself after some seconds.
    await page.clock.install();
    await page.route(
      '**/user/pageList?*',
      (route) => route.fulfill({ json: { code: codes.tokenExpired, message: 'expired', data: null } }),
      { times: 1 },
    );
    await page.goto('/user/appUser');
    const told = page.getByRole('alert').filter({ hasText: 'sign in again' });
    await expect(told).toBeVisible();
    await told.hover();
    await page.getByLabel('Account').fill(ADMIN.account);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
    await expect(told).toBeHidden();
  });
});
