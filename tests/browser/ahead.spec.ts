import type { Page } from '@playwright/test';
import { codes } from '../../contract/codes';
import { userCalls } from '../../contract/user/calls';
import { holdBack } from './calls';
import { expect, test } from './fixtures';
import { enter } from './session';

const [, LIST = ''] = userCalls.pageList.split(' ');
const LAYOUT = /\/console\.\w+\.async\.js$/;
const rowsOf = (page: Page) => page.getByRole('link', { name: /^Open \d+$/ });

/** What is asked until it is released is asked before anything is drawn. */
const holdLayout = (page: Page) => holdBack(page, LAYOUT);

/** What the list asks for its rows. The views count theirs by pages of one. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (pathname === LIST && searchParams.get('pageSize') !== '1') asked.push(search);
  });
  return asked;
}

// The layout's code is asked for as on a first visit.
test.use({ firstVisit: true });

test.describe("A list's rows are asked for before the page is drawn", () => {
  test('once, with the filters and the order of the address', async ({ page, server }) => {
    await enter(page, server.url);
    const release = await holdLayout(page);
    const asked = questionsOf(page);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === LIST);
    await page.goto('/user/appUser?status=banned&sort=points', { waitUntil: 'commit' });
    await answered;
    await expect(page.getByRole('heading', { name: 'App users' })).toBeHidden();
    release();
    await expect(rowsOf(page).first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({ status: 'banned', sort: 'points' });

    // The answer was for that question alone.
    await page.getByRole('columnheader', { name: 'Level' }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(new URLSearchParams(asked[1]).get('sort')).toBe('level');
  });

  test('and a failure is told by the list, which asks again', async ({ page, server, expectFailures }) => {
    expectFailures(/failed: GET .*user\/pageList.* 500/);
    await enter(page, server.url);
    await page.route(`**${LIST}?*`, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
    await page.goto('/user/appUser');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('and an expired session is told once, at the sign-in page', async ({ page, server }) => {
    await enter(page, server.url);
    const release = await holdLayout(page);
    await page.route(`**${LIST}?*`, (route) =>
      route.fulfill({ json: { code: codes.tokenExpired, message: 'expired', data: null } }),
    );
    const asked = questionsOf(page);
    await page.goto('/user/appUser', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FappUser');
    await expect(page.getByRole('alert').filter({ hasText: 'sign in again' })).toHaveCount(1);
    expect(asked).toHaveLength(1);
    release();
  });
});

test('pointing at an entry of the menu loads its screen, so that a click asks for its rows at once', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  await page.goto('/about');
  const code = page.waitForResponse(/\/p__order__list\.\w+\.async\.js$/);
  await page.getByRole('link', { name: 'Order management', exact: true }).hover();
  await code;
  await expect(page).toHaveURL('/about');
});

test('the sign-in page loads what signing in leads to', async ({ page }) => {
  const code = page.waitForResponse(/\/p__order__recharge\.\w+\.async\.js$/);
  await page.goto('/user/login?redirect=%2Forder%2Frecharge');
  await code;
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
