import type { Page } from '@playwright/test';
import { loginCalls } from '../../contract/login/calls';
import { TestProxy } from '../../server/db/testProxy';
import { isAnswered } from './calls';
import { expect, test } from './fixtures';
import { lead } from './lead';
import { postgres, withDatabase } from './postgres';
import { ADMIN, enter } from './session';

const LIST = /\/fish\/admin\/sysUser\/pageList/;
const REVEAL = /\/fish\/admin\/user\/revealPhone/;
const EXPIRED = 'Your token has expired. Please sign in again.';

async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('spec §8: code 10021', () => {
  test('on a list: one notice, the login page, and the same list after signing in', async ({ page, server }) => {
    const session = await enter(page, server.url);
    // All the page asks for is there: what is still on its way would learn first that the session has ended.
    await isAnswered(page, async () => {
      await page.goto('/user/appUser?status=muted');
      await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    });
    await session.ask(loginCalls.signOut, undefined);

    await page.getByRole('listitem', { name: 'Next Page' }).click();
    await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FappUser%3Fstatus%3Dmuted%26current%3D2');
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    await signInAgain(page);
    await expect(page).toHaveURL('/user/appUser?status=muted&current=2');
    await expect(page.getByRole('button', { name: 'Status: Muted' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  });

  test('for several calls at once: one notice', async ({ page, server }) => {
    const session = await enter(page, server.url);
    const { id } = await session.findUser();
    await session.ask(loginCalls.signOut, undefined);
    await page.goto(`/user/appUser?id=${id}&tab=devices`);
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.authorization)).toBeUndefined();
  });
});

/** Answers of failing back ends, with and without a message, and the words that tell of each. */
const failures = [
  [500, JSON.stringify({ message: 'The disk is full' }), 'The disk is full'],
  [500, '<html>An error page</html>', 'Server error.'],
  [502, JSON.stringify({ message: 'It restarts' }), 'It restarts'],
  [502, '<html>An error page</html>', 'Gateway error.'],
] as const;
type Failing = (typeof failures)[number];

test('spec §8: HTTP 500 and 502 on a list: said in its place, and Retry works', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/failed: GET .*sysUser\/pageList.* 500/, /failed: GET .*sysUser\/pageList.* 502/);
  await enter(page, server.url);
  // A list behind a gateway without an answer asks again by itself, so those come first: with 500 it waits for Retry.
  const [first, ...others] = [...failures].sort(([a], [b]) => b - a) as [Failing, ...Failing[]];
  const failWith = ([status, body]: Failing) => page.route(LIST, (route) => route.fulfill({ status, body }));
  const expectTold = async ([, , words]: Failing) => {
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('table')).toHaveCount(0);
  };
  await failWith(first);
  await page.goto('/user/sysUser');
  await expectTold(first);
  for (const failure of others) {
    await failWith(failure);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectTold(failure);
  }
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('spec §8: HTTP 500 and 502 on a button: one notice', async ({ page, server, expectFailures }) => {
  expectFailures(/failed: POST .*revealPhone 500/, /failed: POST .*revealPhone 502/);
  await enter(page, server.url);
  await page.goto('/user/appUser');
  for (const [status, body, words] of failures) {
    await page.route(REVEAL, (route) => route.fulfill({ status, body }));
    await page
      .getByRole('button', { name: /^Show the phone number of / })
      .first()
      .click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveText(words);
    await page.getByLabel('Close', { exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(REVEAL);
  }
});

for (const [what, body, words] of [
  ['with a message', { message: 'Who are you?' }, 'Who are you?'],
  ['without one', undefined, 'Not authorised, please sign in.'],
] as const) {
  test(`spec §8: HTTP 401 ${what}: one notice and the login page`, async ({ page, server, expectFailures }) => {
    expectFailures(/failed: GET .*sysUser\/pageList.* 401/);
    await enter(page, server.url);
    await page.route(LIST, (route) => route.fulfill({ status: 401, body: body && JSON.stringify(body) }));
    await page.goto('/user/sysUser?status=disabled');
    await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FsysUser%3Fstatus%3Ddisabled');
    await expect(page.getByText(words)).toHaveCount(1);
    await page.unroute(LIST);
    await signInAgain(page);
    await expect(page).toHaveURL('/user/sysUser?status=disabled');
  });
}

test('a back end that is down says so, and a list comes by itself when it is back', async ({
  page,
  startServer,
  expectFailures,
}) => {
  expectFailures(/failed: GET .*sysUser\/pageList.* net::ERR_CONNECTION_REFUSED/);
  const server = await startServer({ data: 'empty' });
  await enter(page, server.url);
  await page.goto(`${server.url}/user/sysUser`);
  await expect(page.getByRole('link', { name: 'Open admin' })).toBeVisible();
  await server.stop();
  await page.getByRole('searchbox').fill('admin');
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached.');
  await server.start();
  await expect(page.getByRole('link', { name: 'Open admin' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('admin');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const url of postgres ? [postgres] : []) {
  test('a database that goes away is said, and every page is on its feet by itself when it is back', ({
    page,
    openPage,
    startServer,
    expectFailures,
  }) =>
    withDatabase(url, async (own) => {
      expectFailures(/failed: GET .* 503/);
      const proxy = await TestProxy.open(own);
      const server = await startServer({ data: 'empty', env: { DATABASE_URL: proxy.href } });
      const session = await enter(page, server.url);
      const { id } = await session.createAdmin('Lin');
      const record = await openPage();
      await session.storeIn(record);
      const shown = [
        { at: page, path: '/user/sysUser', it: page.getByRole('link', { name: 'Open admin' }) },
        {
          at: record,
          path: `/user/sysUser/detail?id=${id}`,
          it: record.getByRole('heading', { level: 1, name: 'Lin' }),
        },
      ];
      for (const { at } of shown) await at.goto(`${server.url}/about/u`);
      await proxy.goAway();
      for (const { at, path } of shown) {
        await lead(at, path);
        await expect(at.getByRole('main').getByRole('alert')).toContainText('The database does not answer.');
      }
      await proxy.comeBack();
      for (const { at, it } of shown) {
        await expect(it).toBeVisible();
        await expect(at.getByRole('alert')).toHaveCount(0);
        await at.close();
      }
      await server.stop();
      await proxy.close();
    }));
}
