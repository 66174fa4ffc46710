import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { enter } from './session';

test.beforeEach(async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enter(page, server.url);
});

const menus = (page: Page) => page.getByRole('button', { name: /^More actions: / });
const links = (page: Page) => page.getByRole('link', { name: /^Open / });

test('the one button of a row is a menu that opens it too, and has the focus on return', async ({ page }) => {
  await page.goto('/user/sysUser?current=2');
  await expect(menus(page)).toHaveCount(20);
  await expect(links(page)).toHaveCount(0);
  const third = menus(page).nth(2);
  const account = ((await third.getAttribute('aria-label')) ?? '').replace('More actions: ', '');
  await third.click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/user\/sysUser\/detail\?id=/);
  await expect(page.getByText(account, { exact: true }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Admin users' }).click();
  await expect(page).toHaveURL('/user/sysUser?current=2');
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-current', 'true');
});

test('a row without a menu has a small link, or a small button where it has no page', async ({ page }) => {
  // What other tests were refused stands above the log.
  await page.setViewportSize({ width: 390, height: 2000 });
  await page.goto('/log/list');
  await expect(links(page).first()).toBeInViewport();
  await expect(menus(page)).toHaveCount(0);
  expect((await links(page).first().boundingBox())?.width).toBe(32);

  await page.goto('/log/list?tab=operations');
  const details = page.getByRole('button', { name: /^Details: / }).first();
  await expect(details).toBeInViewport({ ratio: 1 });
  await details.click();
  await expect(page.getByRole('dialog')).toBeInViewport();
});

test('each reason of a rejection is as high as a finger is wide', async ({ page }) => {
  await page.goto('/activity/audit');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  const reasons = page.locator('.fish-audit-reason');
  await expect(reasons).toHaveCount(9);
  const heights = await reasons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('what was paid stands below the number of an order, since its column is out of sight', async ({ page }) => {
  for (const path of ['/order/list?status=completed', '/order/recharge?status=paid', '/order/transaction']) {
    await page.goto(path);
    const number = page.getByRole('cell', { name: /^\d{8} .*(?:[¥$]|stone|point)/ }).first();
    await expect(number, path).toBeInViewport({ ratio: 1 });
  }
});

test('what is done to ticked items of the audit is in reach, and what is decided of one comes back after it', async ({
  page,
}) => {
  await page.goto('/activity/audit');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const approve = page.getByRole('button', { name: /^Approve/ });
  await expect(approve).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('checkbox').first().click();
  await bar.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 1 item' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toBeHidden();
  await expect(approve).toBeInViewport({ ratio: 1 });
});

test('where one is stays on one line, however long its name is', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'You are here' });
  const heights: (number | undefined)[] = [];
  for (const path of ['/about', '/teacher/m']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    heights.push((await trail.boundingBox())?.height);
  }
  await expect(trail).toHaveText('First steps for managers');
  expect(heights[1]).toBe(heights[0]);
});

test('what leads elsewhere closes the menu, and a theme does not', async ({ page }) => {
  await page.goto('/user/appUser');
  const navigation = page.getByRole('navigation', { name: 'Screens' });
  const choose = async (...names: string[]) => {
    for (const name of names) await page.getByRole('menuitem', { name }).click();
  };
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
  };
  await openMenu();
  await choose('Theme', 'Dark');
  await expect(navigation).toBeInViewport();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await choose('Change password');
  await expect(navigation).not.toBeInViewport();
  await page.getByRole('dialog', { name: 'Change password' }).getByRole('button', { name: 'Cancel' }).click();

  await openMenu();
  await choose('Handbook');
  await expect(page.getByRole('heading', { name: 'Handbook', level: 1 })).toBeVisible();
  await expect(navigation).not.toBeInViewport();

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Fish Admin' }).click();
  await expect(page).toHaveURL('/');
  await expect(navigation).not.toBeInViewport();
});

test.describe('by touch', () => {
  // Of a page of its own: the profile that tests share has a mouse.
  test.use({ firstVisit: true, hasTouch: true, isMobile: true });

  test('the selection is cleared by a word, and no button names a key', async ({ page }) => {
    await page.goto('/activity/audit');
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('main').getByRole('checkbox').first().tap();
    await expect(bar.getByText('Esc')).toBeHidden();
    await bar.getByText('Clear', { exact: true }).tap();
    await expect(bar).toBeHidden();
  });
});

test('a calendar with a time is in sight as a whole, and its minutes can be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/message/tip/detail');
  const from = page.getByLabel('From');
  await from.click();
  const minutes = page.getByRole('listitem').filter({ hasText: /^07$/ }).last();
  await expect(minutes).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page
    .getByTitle(/^\d{4}-\d\d-15$/)
    .first()
    .click();
  await minutes.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(from).toHaveValue(/-15 \d\d:07$/);
});
