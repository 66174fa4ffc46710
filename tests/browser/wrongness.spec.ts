import type { Page } from '@playwright/test';
import { codes } from '../../contract/codes';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { expect, signIn, test } from './fixtures';
import { type Credentials, enter, Session } from './session';

const reason = 'To see what happens';

async function attempt(page: Page, { account, password }: Credentials): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const answered = page.waitForResponse((response) => response.url().endsWith('/login/account'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await answered;
}

test('five wrong passwords, and the sixth try says to wait, even with the right one', async ({ page, server }) => {
  const admin = await (await Session.open(server.url)).createAdmin();
  await page.goto('/user/login');
  for (let tries = 1; tries <= 5; tries++) {
    await attempt(page, { ...admin, password: `wrong-password-${tries}` });
    await expect(page.getByRole('alert')).toHaveText('Wrong account or password');
  }
  await attempt(page, admin);
  await expect(page.getByRole('alert')).toHaveText('Too many wrong tries. Try again in 15 min.');
  await expect(page).toHaveURL('/user/login');
  expect(await page.evaluate(() => localStorage.authorization)).toBeUndefined();
});

test('an account that nobody has is refused in the same words', async ({ page }) => {
  await page.goto('/user/login');
  await attempt(page, { account: `nobody_${Date.now()}`, password: 'wrong-password' });
  await expect(page.getByRole('alert')).toHaveText('Wrong account or password');
});

test('a disabled admin is told so, and thrown out where they were signed in', async ({ page, server }) => {
  const boss = await Session.open(server.url);
  const admin = await boss.createAdmin();
  await signIn(page, admin);
  await expect(page.getByText('Latest operations')).toBeVisible();
  await boss.ask(sysUserCalls.changeStatus, { id: admin.id, status: 'disabled', reason });
  await page.getByRole('link', { name: 'Admin users', exact: true }).click();
  await expect(page).toHaveURL('/user/login?redirect=%2Fuser%2FsysUser');
  await attempt(page, admin);
  await expect(page.getByRole('alert').filter({ hasText: 'disabled' })).toHaveText(
    'This account is disabled. Ask another admin to enable it.',
  );
});

test('a session that another admin ended leads back after signing in', async ({ page, server }) => {
  const boss = await Session.open(server.url);
  const admin = await boss.createAdmin();
  await enter(page, server.url, admin);
  // While no page of the console is open, whose calls would learn of it.
  await boss.ask(sysUserCalls.signOutEverywhere, { id: admin.id, reason });
  await page.goto(`/user/sysUser/detail?id=${admin.id}`);
  await expect(page.getByText('Your token has expired. Please sign in again.')).toHaveCount(1);
  await attempt(page, admin);
  await expect(page).toHaveURL(`/user/sysUser/detail?id=${admin.id}`);
});

test.describe('disabling oneself', () => {
  test('is not offered', async ({ page, server }) => {
    const { userInfo } = await enter(page, server.url);
    await page.goto(`/user/sysUser/detail?id=${userInfo?.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Disable' })).toBeHidden();
  });

  test('is refused by HTTP', async ({ server }) => {
    const session = await Session.open(server.url);
    const id = session.userInfo?.id ?? '';
    const answer = await session.call(sysUserCalls.changeStatus, { id, status: 'disabled', reason });
    expect(answer).toMatchObject({ code: codes.ruleForbids, message: 'You can’t disable yourself' });
  });
});

test('the last enabled admin stays, also when two disable each other at the same moment', async ({ startServer }) => {
  const { url } = await startServer({ data: 'empty' });
  const one = await Session.open(url);
  const other = await Session.open(url, await one.createAdmin());
  const ids = [one, other].map(({ userInfo }) => userInfo?.id ?? '');
  const disable = (by: Session, id = '') => by.call(sysUserCalls.changeStatus, { id, status: 'disabled', reason });
  const answers = await Promise.all([disable(one, ids[1]), disable(other, ids[0])]);

  // The second is refused either by the rule, or because the first has ended its session.
  const refusals = answers.filter(({ code }) => code !== codes.success);
  expect(refusals).toHaveLength(1);
  expect([codes.ruleForbids, codes.tokenExpired]).toContain(refusals[0]?.code);
  const left = answers[0]?.code === codes.success ? one : other;
  const { list } = await left.ask(sysUserCalls.pageList, { status: ['enabled'] });
  expect(list.map(({ id }) => id)).toEqual([left.userInfo?.id]);
});
