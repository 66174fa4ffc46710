import type { Locator, Page, Route } from '@playwright/test';
import { menu } from '../../config/menu';
import { hostileRedirects } from '../hostileRedirects';
import { leaveUnanswered } from './calls';
import { expect, signIn, test } from './fixtures';
import { addressLedTo, lead, NOWHERE } from './lead';
import { ADMIN, enter } from './session';

const entries = menu.flatMap((item) => item.children ?? [item]);
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('spec §2: signing in leads on', () => {
  test('to the first menu path', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Admin' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('to the path and query of an unauthenticated visit', async ({ page }) => {
    await page.goto('/user/appUser?status=muted&current=2');
    await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FappUser%3Fstatus%3Dmuted%26current%3D2');
    await expect(page.getByText('You will return to App users.')).toBeVisible();
    await fillIn(page);
    await expect(page).toHaveURL('/user/appUser?status=muted&current=2');
    await expect(page.getByRole('button', { name: 'Status: Muted' })).toBeVisible();
  });

  test('to a redirect that was there before, which no visit wraps in another', async ({ page }) => {
    await page.goto('/user/appUser?redirect=%2Fuser%2FsysUser');
    await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FsysUser');
    await fillIn(page);
    await expect(page).toHaveURL('/user/sysUser');
  });

  test('to the first menu path when the redirect is hostile', async ({ page }) => {
    await page.goto('/user/login?redirect=//evil.example');
    await fillIn(page);
    await expect(page).toHaveURL('/');
  });
});

test.describe('spec §2: signed in', () => {
  test('the login page leads on', async ({ page, server }) => {
    await enter(page, server.url);
    await page.goto('/user/login');
    await expect(page).toHaveURL('/');
    await page.goto('/user/login?redirect=%2Fuser%2FsysUser%3Fcurrent%3D2');
    await expect(page).toHaveURL('/user/sysUser?current=2');
  });

  test('every menu entry is reachable, names the tab and is lit alone', async ({ page, server }) => {
    await enter(page, server.url);
    await leaveUnanswered(page);
    await page.goto('/');
    for (const { path, label } of entries) {
      const name = label['en-US'];
      await entry(page, name).click();
      // A queue adds to its address what it shows.
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page).toHaveTitle(`${name} · Fish Admin`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(entry(page, name)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('navigation', { name: 'Screens' }).locator('[aria-current]')).toHaveCount(1);
    }
  });

  for (const [path, lit] of [
    ['/user/sysUser/detail', 'Admin users'],
    ['/user/default/detail', 'Blessed land'],
  ] as const) {
    test(`${path} lights ${lit}, and leads back to it`, async ({ page, server }) => {
      await enter(page, server.url);
      await page.goto(path);
      await expect(entry(page, lit).and(page.locator('[aria-current=page]'))).toBeVisible();
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: lit }).click();
      await expect(page).toHaveURL(path.replace('/detail', ''));
    });
  }

  for (const [path, above] of [
    ['/log/word/detail', 'Sensitive words'],
    ['/message/tip/detail', 'Tips'],
    ['/about/u/lists', 'Handbook for operators'],
  ] as const) {
    test(`${path}, which has no entry in the menu, leads back to ${above}`, async ({ page, server }) => {
      await enter(page, server.url);
      await page.goto(path);
      const trail = page.getByRole('navigation', { name: 'You are here' });
      await trail.getByRole('link', { name: above }).click();
      await expect(page).toHaveURL(path.slice(0, path.lastIndexOf('/')));
      await expect(page.getByRole('heading', { level: 1, name: above })).toBeVisible();
      await expect(trail).toHaveText(above);
    });
  }

  test('an unknown path shows the not-found page, with a way home', async ({ page, server }) => {
    await enter(page, server.url);
    await page.goto('/order/nowhere?id=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('There is no page at /order/nowhere.')).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Fish Admin');
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test.describe('by a clock that is moved', () => {
    test.use({ firstVisit: true });

    test('a search still being typed brings nobody back who has gone on', async ({ page, server }) => {
      await enter(page, server.url);
      await page.goto('/user/sysUser');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await page.clock.install();
      const onItsWay = new Promise<Route>((resolve) => void page.route(/p__user__appUser\./, resolve));
      await page.getByRole('searchbox').fill('lin');
      await entry(page, 'App users').click();
      const route = await onItsWay;
      await page.clock.runFor(5000);
      await route.continue();
      await expect(page.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
      await expect(page).toHaveURL('/user/appUser');
    });
  });

  test('back and forward go through pages and filters', async ({ page, server }) => {
    await enter(page, server.url);
    await page.goto('/');
    await entry(page, 'App users').click();
    await page.getByRole('searchbox').fill('103210');
    await expect(page).toHaveURL('/user/appUser?keyword=103210');
    await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(1);
    await page.getByRole('link', { name: 'Open 103210' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await entry(page, 'Admin users').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/user/sysUser');

    await page.goBack();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/user/appUser?keyword=103210');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('103210');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('link', { name: 'Open 103210' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('103210');
  });
});

test('spec §2: no redirect leaves the origin or loops', async ({ page, server }) => {
  await enter(page, server.url);
  await leaveUnanswered(page);
  const forms = hostileRedirects(server.url);
  expect(forms.length).toBeGreaterThan(40);
  const loginPage = (redirect: string) => `/user/login?${new URLSearchParams({ redirect })}`;
  await page.goto(loginPage('//evil.example'));
  await expect(page).toHaveURL('/');
  for (const redirect of forms) {
    await lead(page, loginPage(redirect));
    await expect.poll(() => addressLedTo(page), { message: redirect }).toBe('/');
    await expect(entry(page, 'Home'), redirect).toHaveAttribute('aria-current', 'page');
  }
  // One of our own is followed.
  await lead(page, loginPage(NOWHERE));
  await expect.poll(() => addressLedTo(page)).toBe(NOWHERE);
});

test('on a phone the menu is closed until it is asked for', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, server.url);
  // Every dialog that ever stands in the page, from its first frame on.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) document.documentElement.dataset.dialog = 'seen';
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/user/sysUser');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  expect(await page.locator('html').getAttribute('data-dialog')).toBeNull();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await entry(page, 'App users').click();
  await expect(page).toHaveURL(/\/user\/appUser/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a menu of icons alone names them, to the eye in tooltips', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/about');
  await page.locator('.ant-pro-sider-collapsed-button').click();
  await expect(page.getByText('Messages', { exact: true })).toBeHidden();
  await entry(page, 'Push message').hover();
  await expect(page.getByRole('tooltip', { name: 'Push message' })).toBeVisible();
});

/** Whether nothing hides the middle of an element: neither the window's edge nor what stands below the menu. */
const isSeen = (element: Locator) =>
  element.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the lit entry is in view, however long the menu is', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enter(page, server.url);
  for (const [path, name] of [
    ['/log/share', 'Share statistics'],
    ['/order/recharge', 'Purchase list'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => isSeen(entry(page, name))).toBe(true);
  }
  expect(await isSeen(entry(page, 'Purchase list'))).toBe(false);
});

test('the account menu stays beside its button while the page scrolls under it', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/appUser');
  await expect(page.getByRole('row').nth(15)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const item = page.getByRole('menuitem', { name: 'Change password' });
  await item.click({ trial: true });
  // At once: a menu that is only placed anew after a scroll is not under a click that comes with it.
  const moved = await item.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy(0, 200);
    return { page: window.scrollY, menu: element.getBoundingClientRect().top - top };
  });
  expect(moved).toEqual({ page: 200, menu: 0 });
});
