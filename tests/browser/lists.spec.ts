import type { Page, Request } from '@playwright/test';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { userCalls } from '../../contract/user/calls';
import { holdBack } from './calls';
import { expect, test } from './fixtures';
import { enter, type Session } from './session';

const USERS = /\/fish\/admin\/user\/pageList/;
const ADMINS = /\/fish\/admin\/sysUser\/pageList/;

const links = (page: Page) => page.getByRole('link', { name: /^Open / });
const namesIn = (page: Page) => links(page).evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
const place = (page: Page) => page.getByRole('navigation', { name: 'Other records of the list' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The rows of a page that is whole. */
async function rows(page: Page, count = 20): Promise<(string | null)[]> {
  await expect(links(page)).toHaveCount(count);
  return namesIn(page);
}

const scrolled = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('tbody')?.closest('table')?.parentElement;
    return { down: Math.round(window.scrollY), sideways: Math.round(table?.scrollLeft ?? 0) };
  });

let session: Session;
test.beforeEach(async ({ page, server }) => {
  session = await enter(page, server.url);
});

test.describe('the address of a list', () => {
  test('says filters, sort, page and size; refresh and a pasted link show the same; Reset resets', async ({
    page,
    context,
  }) => {
    await page.goto('/user/appUser');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Registered' }).click();
    await page.getByRole('button', { name: 'Last 90 days' }).click();
    await expect(page.getByRole('button', { name: 'Registered: last 90 days' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Level' }).click();
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL('/user/appUser?registered=90d&sort=level&order=descend&current=2');
    await expect(page.getByText(/^21–40 of/)).toBeVisible();
    const shown = await rows(page);

    await page.reload();
    expect(await rows(page)).toEqual(shown);
    const pasted = await context.newPage();
    await pasted.goto(page.url());
    expect(await rows(pasted)).toEqual(shown);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL('/user/appUser?sort=level&order=descend');
    await expect(page.getByRole('button', { name: /^Registered/ })).toHaveCount(0);
  });

  test('falls back to the default where it makes no sense', async ({ page }) => {
    await page.goto('/user/appUser');
    const standard = await rows(page);
    const nonsense =
      'current=1e9&pageSize=-5&sort=__proto__&order=%3Cscript%3E&status=__proto__&registered=9999d' +
      '&registeredFrom=0000-00-00&levelFrom=1e999&levelFrom=3&number=%27%20OR%201=1&tab=constructor&__proto__=1';
    await page.goto(`/user/appUser?${nonsense}`);
    expect(await rows(page)).toEqual(standard);
    await page.goto('/user/sysUser?current=999');
    await expect(links(page).first()).toBeVisible();
    expect(Number(query(page).current)).toBeGreaterThan(1);
  });

  test('holds a second list beside the first', async ({ page }) => {
    const user = await withLedger();
    await page.goto(`/user/appUser?current=2&id=${user}&tab=ledger`);
    const below = await rows(page);
    const drawer = page.getByRole('dialog');
    const ledger = () => drawer.getByRole('row').nth(2).textContent();
    await drawer.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(drawer.getByRole('region', { name: 'Ledger' })).toHaveAttribute('aria-busy', 'false');
    expect(query(page)).toEqual({ current: '2', id: user, tab: 'ledger', 'ledger.current': '2' });
    const second = await ledger();

    await page.reload();
    await expect(drawer.getByRole('row').nth(2)).toBeVisible();
    expect(await ledger()).toBe(second);
    expect(await rows(page)).toEqual(below);
    await drawer.getByTitle('Points').click();
    await expect
      .poll(() => query(page))
      .toEqual({ current: '2', id: user, tab: 'ledger', 'ledger.currency': 'points' });
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/user/appUser?current=2');
  });
});

/** A user whose ledger has a second page. */
async function withLedger(): Promise<string> {
  const { list } = await session.ask(userCalls.pageList, { sort: 'level', pageSize: 50 });
  for (const { id } of list) {
    const { total } = await session.ask(userCalls.ledger, { id, pageSize: 1 });
    if (total > 20) return id;
  }
  throw new Error('The demo data has no user with a long ledger.');
}

test.describe('coming back to a list', () => {
  test('finds page, scroll and row again, after a refresh too', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 600 });
    await page.goto('/user/sysUser?current=2&sort=account');
    const shown = await rows(page);
    const link = links(page).nth(9);
    await link.scrollIntoViewIfNeeded();
    await page.getByRole('table').last().hover();
    await page.mouse.wheel(90, 120);
    await expect.poll(async () => (await scrolled(page)).sideways).toBeGreaterThan(0);
    const before = await scrolled(page);
    expect(before.down).toBeGreaterThan(0);

    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrolled(page)).toEqual(before);
    await page.reload();
    expect(await rows(page)).toEqual(shown);
    await expect.poll(() => scrolled(page)).toEqual(before);
  });

  test('by the breadcrumb keeps the filters and marks the row', async ({ page }) => {
    await page.goto('/user/sysUser?status=enabled&current=2');
    const name = (await rows(page))[3] ?? '';
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Admin users' }).click();
    await expect(page).toHaveURL('/user/sysUser?status=enabled&current=2');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  });

  test('after previous and next has the last record’s row in sight, on either way back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/order/list');
    await rows(page);
    const followed = links(page).nth(18);
    const name = (await followed.getAttribute('aria-label')) ?? '';
    const list = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last();
    for (const goBack of [() => page.goBack(), () => list.click()]) {
      await links(page).nth(17).click();
      await place(page).getByRole('button', { name: 'Next record' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace('Open ', ''));
      await goBack();
      await expect(followed).toBeFocused();
      await expect(followed).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('previous and next', () => {
  test('go through the filtered list across its pages, and back leads to the last one', async ({ page }) => {
    await page.goto('/user/sysUser?status=enabled&sort=account');
    const total = (await session.ask(sysUserCalls.pageList, { status: ['enabled'], pageSize: 1 })).total;
    const [last] = (await rows(page)).slice(-1);
    await page.getByRole('link', { name: last ?? '', exact: true }).click();
    await expect(place(page)).toContainText(`20 of ${total}`);
    await page.keyboard.press('j');
    await expect(place(page)).toContainText(`21 of ${total}`);
    await place(page).getByRole('button', { name: 'Next record' }).click();
    await expect(place(page)).toContainText(`22 of ${total}`);
    await page.reload();
    await expect(place(page)).toContainText(`22 of ${total}`);
    await page.keyboard.press('k');
    await expect(place(page)).toContainText(`21 of ${total}`);

    await page.goBack();
    await expect(page).toHaveURL('/user/sysUser?status=enabled&sort=account&current=2');
    await expect(links(page).first()).toBeFocused();
    await page.goto(`/user/sysUser/detail?id=${session.userInfo?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(place(page)).toBeHidden();
  });

  test('lead the drawer through the list below it', async ({ page }) => {
    await page.goto('/user/appUser');
    const names = await rows(page);
    await links(page).nth(19).click();
    await expect(place(page)).toContainText('20 of');
    await page.keyboard.press('j');
    await expect(place(page)).toContainText('21 of');
    expect(query(page).current).toBe('2');
    // It is on the page before, which is being asked for.
    await expect(place(page).getByRole('button', { name: 'Previous record' })).toBeEnabled();
    await page.keyboard.press('k');
    await expect(place(page)).toContainText('20 of');
    await place(page).getByRole('button', { name: 'Previous record' }).click();
    await expect(place(page)).toContainText('19 of');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/user/appUser');
    await expect(page.getByRole('link', { name: names[18] ?? '', exact: true })).toBeFocused();
  });
});

test.describe('answers', () => {
  test('that come in the wrong order never show the older', async ({ page }) => {
    const { list } = await session.ask(userCalls.pageList, { sort: 'lastActiveAt', current: 200, pageSize: 2 });
    const [a, b] = list.map(({ number }) => String(number)) as [string, string];
    await page.goto('/user/appUser');
    await rows(page);
    await page.evaluate((name) => {
      const look = () => document.querySelector(`[aria-label="Open ${name}"]`) && document.body.classList.add('saw-a');
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }, a);

    const release = await holdBack(page, (url) => USERS.test(url.pathname) && url.searchParams.get('keyword') === a);
    const box = page.getByRole('searchbox');
    const isAbout = (sent: Request) => new URL(sent.url()).searchParams.get('keyword') === a;
    const [asked] = await Promise.all([page.waitForRequest(isAbout), box.fill(a)]);
    const calledOff = page.waitForEvent('requestfailed', (sent) => sent === asked);
    await box.fill(b);
    await expect(page.getByRole('link', { name: `Open ${b}` })).toBeVisible();
    release();
    await calledOff;
    await expect(page.getByRole('link', { name: `Open ${b}` })).toBeVisible();
    await expect(page.locator('body')).not.toHaveClass(/saw-a/);
  });

  test('are called off when the page is left', async ({ page }) => {
    await page.route(USERS, () => undefined);
    const [asked] = await Promise.all([page.waitForRequest(USERS), page.goto('/user/appUser')]);
    const calledOff = page.waitForEvent('requestfailed', (sent) => sent === asked);
    await page.getByRole('link', { name: 'Admin users', exact: true }).click();
    await rows(page);
    expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('that fail offer Retry in their place, and another question makes them old', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/failed: GET .*sysUser\/pageList.* 500/);
    await page.goto('/user/sysUser');
    await rows(page);
    await page.route(ADMINS, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(links(page)).toHaveCount(0);
    await page.unroute(ADMINS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await rows(page);
    await expect(page).toHaveURL('/user/sysUser?current=2');
  });

  test('without rows say why, and what to do', async ({ page }) => {
    await page.goto('/user/sysUser?keyword=nobody-has-this');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('table').last().getByRole('button', { name: 'Reset' }).click();
    await rows(page);

    const data = { list: [], total: 0, current: 1, pageSize: 20 };
    await page.route(ADMINS, (route) => route.fulfill({ json: { code: 200, message: 'ok', data } }));
    await page.reload();
    await expect(page.getByText(/There is no admin user yet/)).toBeVisible();
    await page.getByRole('table').last().getByRole('link', { name: 'New admin' }).click();
    await expect(page).toHaveURL('/user/sysUser/detail');
  });
});

test('a wide table scrolls inside, its header and its actions stay, and the page never moves sideways', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/user/appUser');
    const action = width < 480 ? page.getByRole('button', { name: /^More actions: / }) : links(page);
    await expect(action).toHaveCount(20);
    await expect(action.first()).toBeInViewport();
    await page.mouse.move(width - 60, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await scrolled(page)).down).toBeGreaterThan(300);
    await expect(page.getByRole('columnheader', { name: 'Number' })).toBeInViewport();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible({ visible: width < 768 });
  }
});

test('the columns of the users fit at 1280 with those who are banned, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const locale of ['en-US', 'zh-CN']) {
    await page.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), locale);
    await page.goto('/user/appUser?status=banned,muted&pageSize=100');
    await expect(page.locator('tbody .fish-user-status').nth(50)).toBeVisible();
    const beyond = await page
      .locator('table')
      .last()
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(beyond, locale).toBeLessThanOrEqual(0);
  }
});
