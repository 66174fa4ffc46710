import type { Page } from '@playwright/test';
import { createDecryptor } from '../../server/auth/decrypt';
import { developmentKey } from '../../server/auth/developmentKey';
import { callFor, type SentCall } from './calls';
import { expect, test } from './fixtures';
import { ADMIN, enter, Session } from './session';

const { decrypt } = createDecryptor(developmentKey);

/** The fields of a payload that were encrypted, as the back end reads them. */
function decrypted({ body = {} }: SentCall, ...fields: string[]): Record<string, string | undefined> {
  return Object.fromEntries(
    fields.map((field) => {
      expect(body[field]).toMatch(/^[A-Za-z\d+/]{171}=$/);
      return [field, decrypt(String(body[field]))];
    }),
  );
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('spec §7: goes out exactly so', () => {
  test('POST /fish/admin/login/account', async ({ page }) => {
    await page.goto('/user/login');
    await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    const call = await callFor(page, 'POST /fish/admin/login/account', () => click(page, 'Sign in'));
    expect(call.headers).toHaveProperty('atoken', '');
    expect(Object.keys(call.body ?? {}).sort()).toEqual(['account', 'password']);
    expect(call.body).toHaveProperty('account', ADMIN.account);
    expect(decrypted(call, 'password')).toEqual({ password: ADMIN.password });
    await page.waitForURL('/');
    const stored = await page.evaluate(() => [
      localStorage.authorization,
      Object.keys(JSON.parse(localStorage.userInfo)),
    ]);
    expect(stored).toEqual([expect.stringMatching(/.{20}/), ['id', 'account', 'nickname']]);
  });

  test('GET /fish/admin/sysUser/pageList', async ({ page, server }) => {
    const { token } = await enter(page, server.url);
    const address = '/user/sysUser?keyword=lin&status=enabled&sort=account&order=ascend&current=1&pageSize=50';
    const call = await callFor(page, 'GET /fish/admin/sysUser/pageList', () => page.goto(address));
    expect(call.headers.atoken).toBe(token);
    expect(call.body).toBeUndefined();
    expect(call.query).toEqual({
      current: '1',
      pageSize: '50',
      sort: 'account',
      order: 'ascend',
      keyword: 'lin',
      status: 'enabled',
    });
  });

  test('POST /fish/admin/sysUser/saveOrUpdate', async ({ page, server }) => {
    const { token } = await enter(page, server.url);
    const account = `wire_${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/user/sysUser/detail');
    await page.getByLabel('Account', { exact: true }).fill(account);
    await page.getByLabel('Nickname').fill('王小鱼');
    await page.getByLabel('Password', { exact: true }).fill('密码 with 8+');
    const created = await callFor(page, 'POST /fish/admin/sysUser/saveOrUpdate', () => click(page, 'Create'));
    expect(created.headers.atoken).toBe(token);
    expect(created.body).toEqual({ account, nickname: '王小鱼', password: expect.any(String) });
    expect(decrypted(created, 'password')).toEqual({ password: '密码 with 8+' });

    // The notice lies on no action of the page, not even under the pointer that has just clicked there.
    await expect(page.getByRole('status').filter({ hasText: '王小鱼' })).toBeVisible();
    await click(page, 'Edit');
    await page.getByLabel('Nickname').fill('Wang');
    const saved = await callFor(page, 'POST /fish/admin/sysUser/saveOrUpdate', () => click(page, 'Save'));
    const id = new URL(page.url()).searchParams.get('id');
    expect(saved.body).toEqual({ id, version: 1, account, nickname: 'Wang' });
  });

  test('POST /fish/admin/sysUser/modifyPwd', async ({ page, server }) => {
    const admin = await (await Session.open(server.url)).createAdmin();
    const { token } = await enter(page, server.url, admin);
    await page.goto('/user/sysUser');
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    await click(page, 'Account menu');
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByLabel('Old password').fill(admin.password);
    await page.getByLabel('New password', { exact: true }).fill('another-password');
    await page.getByLabel('Repeat the new password').fill('another-password');
    const submit = () => page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    const call = await callFor(page, 'POST /fish/admin/sysUser/modifyPwd', submit);
    expect(call.headers.atoken).toBe(token);
    expect(Object.keys(call.body ?? {}).sort()).toEqual(['confirmNewPwd', 'id', 'newPwd', 'oldPwd']);
    expect(call.body?.id).toBe(admin.id);
    expect(decrypted(call, 'oldPwd', 'newPwd', 'confirmNewPwd')).toEqual({
      oldPwd: admin.password,
      newPwd: 'another-password',
      confirmNewPwd: 'another-password',
    });
  });

  test('GET /fish/admin/user/pageList', async ({ page, server }) => {
    const { token } = await enter(page, server.url);
    const address = '/user/appUser?status=muted,banned&levelFrom=2&registeredFrom=2026-01-31';
    const call = await callFor(page, 'GET /fish/admin/user/pageList', () => page.goto(address));
    expect(call.headers.atoken).toBe(token);
    expect(call.query).toEqual({
      current: '1',
      pageSize: '20',
      sort: 'lastActiveAt',
      order: 'descend',
      status: 'muted,banned',
      levelFrom: '2',
      // Midnight in the operator's zone, Shanghai.
      registeredFrom: '2026-01-30T16:00:00.000Z',
    });
  });

  test('POST /fish/admin/user/changeStatus', async ({ page, server }) => {
    const session = await enter(page, server.url);
    const { id } = await session.findUser();
    await page.goto(`/user/appUser?id=${id}`);
    await click(page, 'Mute');
    const dialog = page.getByRole('dialog', { name: /^Mute / });
    await dialog.getByRole('radio', { name: '7 days' }).click();
    await dialog.getByLabel('Reason').fill('Spam');
    const submit = () => dialog.getByRole('button', { name: 'Mute' }).click();
    const call = await callFor(page, 'POST /fish/admin/user/changeStatus', submit);
    expect(call.headers.atoken).toBe(session.token);
    expect(call.body).toEqual({ id, status: 'muted', statusRead: 'normal', days: 7, reason: 'Spam' });
    await expect(dialog).toBeHidden();
  });

  test('GET /fish/admin/sceneTemplate/list', async ({ page, server }) => {
    const { token } = await enter(page, server.url);
    const address = '/user/default?as=table&theme=lake';
    const call = await callFor(page, 'GET /fish/admin/sceneTemplate/list', () => page.goto(address));
    expect(call.headers.atoken).toBe(token);
    expect(call.query).toMatchObject({ current: '1', sort: 'sort', order: 'ascend', theme: 'lake' });
  });

  test('POST /fish/admin/sceneTemplate/modify', async ({ page, server }) => {
    const session = await enter(page, server.url);
    await page.goto('/user/default?as=table');
    await page
      .getByRole('link', { name: /^Open / })
      .first()
      .click();
    await click(page, 'Edit');
    await page.getByLabel('Capacity').fill('321');
    const call = await callFor(page, 'POST /fish/admin/sceneTemplate/modify', () => click(page, 'Save'));
    expect(call.headers.atoken).toBe(session.token);
    expect(call.body).toEqual({
      id: new URL(page.url()).searchParams.get('id'),
      version: expect.any(Number),
      name: expect.any(String),
      theme: expect.any(String),
      cover: expect.stringMatching(/^\/fish\//),
      capacity: 321,
      unlockLevel: expect.any(Number),
      description: expect.any(String),
    });
    const figures = page.getByRole('list', { name: 'Key figures' });
    await expect(figures.getByRole('listitem').filter({ hasText: 'Capacity' })).toHaveText('Capacity321');
  });
});
