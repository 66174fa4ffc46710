import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter } from './session';

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
