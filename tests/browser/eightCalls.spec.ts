import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { specCalls } from '../../config/specCalls';
import { eightCallsProfile } from '../eightCalls';
import { startService } from '../services/startService';
import { isAnswered } from './calls';
import { expect, signIn, test } from './fixtures';
import { fillNewAdmin, findInList, signOut } from './mainJob';
import { OnlyCalls } from './onlyCalls';
import { ADMIN, Session } from './session';

const ENTRIES = {
  en: ['Home', 'Admin users', 'App users', 'Blessed land'],
  zh: ['首页', '管理员', 'APP 用户', '福地'],
};

const menu = (page: Page) => page.getByRole('navigation', { name: /^(Screens|页面导航)$/ });
const shown = (page: Page) => menu(page).getByRole('link').allTextContents();

/** Nothing says that something failed. */
const nothingFailed = async (page: Page) => {
  await expect(page.getByRole('button', { name: /^(Retry|重试)$/ })).toHaveCount(0);
};

const reason = async (page: Page, button: string) => {
  await page.getByLabel('Reason').fill('As a test');
  await page.getByRole('dialog').last().getByRole('button', { name: button }).click();
};

for (const how of ['by its profile', 'by what it answers'] as const) {
  test(`the eight calls of spec §7, known ${how}: every screen is whole, every write is done`, async ({
    page,
    startServer,
    allowOrigin,
    expectFailures,
  }, testInfo) => {
    const learnt = how === 'by what it answers';
    if (learnt) expectFailures(/^failed: (GET|POST) \S+ 404$/);
    const env: Record<string, string> = learnt ? {} : { FISH_CONFIG: profileFile(testInfo) };
    const service = await OnlyCalls.of((await startServer({ env })).url, specCalls);
    try {
      allowOrigin(service.url);
      await walk(page, service.url, (name) => picture(page, testInfo, name));
      // Asked once in a session; not at all where the profile says so.
      expect(service.refused).toEqual(learnt ? [...new Set(service.refused)] : []);
      await changePassword(page, service.url);
    } finally {
      await page.close();
      service.close();
    }
  });
}

async function walk(page: Page, origin: string, look: (name: string) => Promise<void>): Promise<void> {
  await signIn(page, ADMIN, origin);
  await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(ENTRIES.en);
  await expect(page.getByRole('main').getByText('5,000')).toBeVisible();
  await nothingFailed(page);
  await look('home');

  // Admins: create, edit, both there after a reload.
  await menu(page).getByRole('link', { name: 'Admin users' }).click();
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .waitFor();
  await look('admins');
  await page.getByRole('link', { name: 'New admin' }).click();
  await page.getByLabel('Account', { exact: true }).fill('eight_calls');
  await page.getByLabel('Nickname').fill('Eight');
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await look('new admin');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Eight', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Nickname').fill('Eight calls');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Eight calls', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Eight calls', level: 1 })).toBeVisible();
  await nothingFailed(page);
  await look('admin');

  // App users: list and status, in the row and in the drawer.
  await menu(page).getByRole('link', { name: 'App users' }).click();
  await page
    .getByRole('link', { name: /^Open \d+$/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Mute', exact: true }).click();
  await reason(page, 'Mute');
  await expect(drawer.getByRole('button', { name: 'Change the mute' })).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('button', { name: 'Change the mute' })).toBeVisible();
  await nothingFailed(page);
  await look('user');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await look('users');

  // Blessed lands: list and edit.
  await menu(page).getByRole('link', { name: 'Blessed land' }).click();
  const land = page.getByRole('list', { name: 'Blessed land' }).getByRole('link').first();
  await land.waitFor();
  await look('lands');
  await land.click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await look('editing a land');
  await page.getByLabel('Name').fill('Eight calls deep');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Eight calls deep', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Eight calls deep', level: 1 })).toBeVisible();
  await nothingFailed(page);
  await look('land');

  // What is not there, what explains the rest, and another language.
  await page.goto(`${origin}/order/list`);
  await expect(page.getByText('This service has no “Order management”.')).toBeVisible();
  await look('not there');
  for (const path of ['/about', '/about/um', '/teacher/um', '/authority']) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path.slice(1).replace('/', ' '));
  }
  await nothingFailed(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('palette');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  for (const path of [
    '/',
    '/user/sysUser',
    '/user/appUser',
    '/user/default',
    '/about',
    '/teacher/um',
    '/activity/audit',
  ]) {
    await isAnswered(page, async () => {
      await page.goto(origin + path);
      await expect.poll(() => shown(page)).toEqual(ENTRIES.zh);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await nothingFailed(page);
    await look(`zh ${path.slice(1).replace('/', ' ') || 'home'}`);
  }
}

/** One's own, which ends the session; in again with the new one, and out. */
async function changePassword(page: Page, origin: string): Promise<void> {
  const password = 'another-good-password';
  await page.getByRole('button', { name: '账号菜单' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await page.getByLabel('旧密码').fill(ADMIN.password);
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认新密码').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await page.evaluate(() => localStorage.removeItem('umi_locale'));
  await signIn(page, { ...ADMIN, password }, origin);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await nothingFailed(page);
}

function profileFile(testInfo: TestInfo): string {
  const file = testInfo.outputPath('fish.config.json');
  writeFileSync(file, JSON.stringify(eightCallsProfile));
  return file;
}

/** To look at: in the folder of FISH_SHOTS. */
async function picture(page: Page, { title }: TestInfo, name: string): Promise<void> {
  const folder = process.env.FISH_SHOTS;
  if (!folder) return;
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${title.includes('profile') ? 'profile' : 'learnt'} ${name}.png` });
}

test('a service whose other calls answer HTTP 500: what they bring fails alone, the eight calls work', async ({
  page,
  server,
  allowOrigin,
  guard,
}) => {
  guard.allow(/^failed: \S+ \S+ 500$/);
  const { number } = await (await Session.open(server.url)).findUser();
  const service = await startService({ backEnd: server.url, variations: ['extraCallsFail'], cors: false });
  allowOrigin(service.address);
  try {
    await signIn(page, ADMIN, service.address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Blessed land', 'Admin users', 'App users']) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await nothingFailed(page);
    }
    await (await findInList(page, 'App users', String(number))).click();
    // One record has a call of its own, which fails: the drawer says so, and the list goes on.
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('alert')).toHaveText(/Server error\./);
    await expect(drawer.getByRole('button', { name: 'Retry' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await fillNewAdmin(page, { account: `made_${crypto.randomUUID().slice(0, 8)}`, password: 'a-good-password' });
    await signOut(page);
  } finally {
    await page.close();
    await service.close();
  }
});
