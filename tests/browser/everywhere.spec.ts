import type { Page, Route } from '@playwright/test';
import { homeCalls } from '../../contract/home/calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { holdBack } from './calls';
import { expect, test } from './fixtures';
import { openPalette, palette, paletteBox } from './palette';
import { enter, Session } from './session';

const chosen = (page: Page, section?: string) =>
  (section ? palette(page).getByRole('group', { name: section }) : palette(page)).getByRole('option', {
    selected: true,
  });

test.describe('the command palette', () => {
  test.beforeEach(async ({ page, server }) => {
    await enter(page, server.url);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens a user by number, id and name, the exact one first', async ({ page, server }) => {
    const session = await Session.open(server.url);
    const user = await session.findUser();
    for (const typed of [String(user.number), user.id]) {
      await openPalette(page, typed);
      // Enter may come before the answer: it waits for it.
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/user/appUser?id=${user.id}`);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await openPalette(page, user.nickname);
    await expect(chosen(page, 'Exact match')).toContainText(user.nickname);
  });

  test('opens admins, screens in either language, and actions, with the keyboard alone', async ({ page }) => {
    await openPalette(page, 'lin_wei');
    await expect(chosen(page)).toContainText('lin_wei');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user\/sysUser\/detail\?id=\d+/);
    await openPalette(page, '福地');
    await expect(chosen(page)).toContainText('Blessed land');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/default');
    await openPalette(page, 'change pass');
    await expect(chosen(page)).toContainText('Change password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  test('what is typed before it has loaded is in it then', async ({ page }) => {
    const code = '**/*.js';
    const release = await holdBack(page, code);
    const asked = page.waitForRequest(code);
    await page.keyboard.press('Control+k');
    await asked;
    await expect(page.getByRole('textbox', { name: 'Find and open' })).toBeFocused();
    await page.keyboard.type('blessed');
    release();
    await expect(chosen(page)).toContainText('Blessed land');
  });

  test('arrows choose, Escape closes, and the focus goes back to where it was', async ({ page }) => {
    const home = page.getByRole('link', { name: 'Home', exact: true });
    await home.focus();
    await openPalette(page);
    const first = (await chosen(page).getAttribute('data-value')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).not.toHaveAttribute('data-value', first);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(home).toBeFocused();
  });

  test('shows what was opened last, to that admin alone', async ({ page, server }) => {
    const session = await Session.open(server.url);
    const user = await session.findUser();
    await page.goto(`/user/appUser?id=${user.id}`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: user.nickname })).toBeVisible();
    await openPalette(page);
    await expect(chosen(page, 'Recently opened')).toContainText(`${user.nickname}${user.number}`);
    await enter(page, server.url, await session.createAdmin());
    await page.goto('/user/appUser');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await openPalette(page);
    await expect(chosen(page, 'Recently opened')).toContainText('App users');
    await expect(palette(page).getByText(user.nickname)).toHaveCount(0);
  });

  test('the newest answer wins, a failure is told in place, and nothing found too', async ({
    page,
    expectFailures,
  }) => {
    const held: Route[] = [];
    await page.route(/search\/records\?keyword=admi$/, (route) => void held.push(route));
    await openPalette(page, 'admi');
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.type('n');
    await expect(chosen(page)).toContainText('admin');
    await held[0]?.fulfill({ json: { code: 200, message: '', data: [] } }).catch(() => undefined);
    await expect(chosen(page)).toContainText('admin');

    expectFailures(/500/);
    await page.route(/search\/records\?keyword=zzz$/, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await paletteBox(page).fill('zzz');
    await palette(page).getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(palette(page).getByText('Nothing found for “zzz”.')).toBeVisible();
  });

  test('works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'Find a user, order, room or screen' }).click();
    await expect(paletteBox(page)).toBeFocused();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
  });
});

test('the help lists what works here, / goes to the search box, and typing is only typing', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await page.goto('/user/appUser');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help.getByRole('heading', { name: 'This list' })).toBeVisible();
  await expect(help.getByText('Search this list')).toBeVisible();
  await expect(help.getByText('Find anything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  const search = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('a/?');
  await expect(search).toHaveValue('a/?');
  await expect(help).toBeHidden();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(help).toBeVisible();
});

test('the title of a closed drawer is the list’s again, in the language of the operator', async ({ page, server }) => {
  const user = await (await enter(page, server.url)).findUser();
  await page.goto(`/user/appUser?id=${user.id}`);
  await expect(page).toHaveTitle(`${user.nickname} ${user.number} · Fish Admin`);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveTitle('App users · Fish Admin');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page).toHaveTitle('APP 用户 · Fish Admin');
});

test('a line says that a screen is on its way, and goes when it is there', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/sysUser');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await expect(line).toBeHidden();
  const onItsWay = new Promise<Route>((resolve) => void page.route(/p__user__appUser\./, resolve));
  await page.getByRole('link', { name: 'App users', exact: true }).click();
  const route = await onItsWay;
  await expect(line).toBeVisible();
  await route.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
  await expect(line).toBeHidden();
});

test('a link to a record shows its card, on hover and on focus, and stays a link', async ({ page, server }) => {
  const session = await Session.open(server.url);
  const { latest } = await session.ask(homeCalls.summary, { zone: 'UTC' });
  const [newest] = latest;
  const admin = await session.ask(sysUserCalls.detail, { id: newest?.adminId ?? '' });
  await enter(page, server.url);
  await page.goto('/');
  const link = page.getByRole('link', { name: admin.nickname, exact: true }).first();
  const card = page.getByRole('tooltip').filter({ hasText: admin.account });

  await link.hover();
  await expect(card).toContainText('Enabled');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(card).toBeVisible();
  await expect(link).toBeFocused();
  // What was read a moment ago is not asked for again.
  expect(asked.filter((url) => url.includes('sysUser/detail'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/sysUser/detail?id=${newest?.adminId}`);
});

for (const [motion, reducedMotion] of [
  ['with motion', 'no-preference'],
  ['for those who want less motion', 'reduce'],
] as const) {
  test(`${motion}, what pops up is where it belongs`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion });
    await enter(page, server.url);
    await page.goto('/user/appUser');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    for (const [button, content] of [
      ['Account menu', page.getByRole('menuitem', { name: 'Keyboard shortcuts' })],
      ['Export', page.getByRole('menuitem', { name: 'CSV' })],
      ['Columns', page.getByRole('checkbox', { name: 'Phone' })],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(content).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(content).toBeHidden();
    }
  });
}

test('tabs that a phone has no room for are reached by wheel and by keyboard', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id } = await session.findUser();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/user/appUser?id=${id}`);
  const tabs = page.getByRole('dialog').getByRole('tab');
  await expect(tabs.first()).toBeInViewport();
  await expect(tabs.last()).not.toBeInViewport();
  await tabs.first().hover();
  await page.mouse.wheel(2_000, 0);
  await expect(tabs.last()).toBeInViewport();
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeInViewport();
});
