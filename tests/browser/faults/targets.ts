import type { Locator, Page } from '@playwright/test';
import { auditCalls } from '../../../contract/audit/calls';
import { loginCalls } from '../../../contract/login/calls';
import { pushCalls } from '../../../contract/push/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { uploadCalls } from '../../../contract/upload.calls';
import { userCalls } from '../../../contract/user/calls';
import { expect } from '../fixtures';
import { picture } from '../picture';
import { ADMIN, type Session } from '../session';
import type { FaultyService } from './service';

export interface World {
  page: Page;
  service: FaultyService;
  session: Session;
  /** Of this case alone: no two write the same. */
  mark: string;
  /** The record that the case works on. */
  id: string;
  /** What the page has sent, as `GET /path`; a browser may repeat a request on a broken connection by itself. */
  sent: string[];
}

/** Something an operator does that asks the back end one thing. */
export interface Target {
  name: string;
  /** What goes wrong. */
  call: string;
  writes: boolean;
  /** Its record can be read, so that a lost answer is looked for. */
  checkable?: boolean;
  /** It is done for what it answers: without that nothing is won. */
  needsAnswer?: boolean;
  /** Goes there, and types all there is to type. */
  open: (world: World) => Promise<void>;
  act: (world: World) => Promise<unknown>;
  /** The operator sees that it was done. */
  isDone: (world: World) => Promise<void>;
  /** That nothing typed is lost. */
  isKept: (world: World) => Promise<void>;
  /** The way on, when all is well again; to do it once more by default. `looks`: what was done can only be looked at. */
  goOn?: (world: World) => Promise<unknown>;
  /** How it tells of a failure, if not by one alert. */
  isTold?: (world: World) => Promise<void>;
  /** What becomes of it if the service seems not to have the call at all; by default it fails. */
  absent?: 'nothing';
  /** What is there after signing in again: by default what was typed. */
  isBack?: (world: World) => Promise<void>;
}

/** It may be gone: while a service is away, pages ask again by themselves. */
const retry = ({ page }: World) =>
  page
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const nothing = async () => undefined;

const list: Target = {
  name: 'list',
  call: userCalls.pageList,
  writes: false,
  open: nothing,
  act: ({ page, service }) => page.goto(`${service.url}/user/appUser?keyword=a&sort=number`),
  isDone: ({ page }) => expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible(),
  isKept: ({ page }) => expect(page.getByRole('searchbox').first()).toHaveValue('a'),
  goOn: retry,
};

const newAdmin = async (world: World) => {
  world.id = (await world.session.createAdmin(world.mark)).id;
};

const detail: Target = {
  name: 'detail',
  call: sysUserCalls.detail,
  writes: false,
  open: newAdmin,
  act: ({ page, service, id }) => page.goto(`${service.url}/user/sysUser/detail?id=${id}`),
  isDone: ({ page, mark }) => expect(page.getByRole('heading', { level: 1, name: mark })).toBeVisible(),
  isKept: nothing,
  goOn: retry,
  // Its list has the record, too.
  absent: 'nothing',
};

const form: Target = {
  name: 'form',
  call: sysUserCalls.saveOrUpdate,
  writes: true,
  checkable: true,
  open: async (world) => {
    await newAdmin(world);
    const { page, service, id, mark } = world;
    await page.goto(`${service.url}/user/sysUser/detail?id=${id}`);
    await button(page, /^Edit$/).click();
    await page.getByLabel('Nickname').fill(`${mark} changed`);
  },
  act: ({ page }) => button(page, /\bSave$/).click(),
  isDone: ({ page, mark }) => expect(page.getByRole('heading', { level: 1, name: `${mark} changed` })).toBeVisible(),
  isKept: ({ page, mark }) => expect(page.getByLabel('Nickname')).toHaveValue(`${mark} changed`),
};

const ROWS = 3;
const bulkDialog = ({ page }: World) => page.getByRole('dialog');
const bulk: Target = {
  name: 'bulk',
  call: userCalls.changeStatus,
  writes: true,
  checkable: true,
  open: async (world) => {
    const { page, service, mark } = world;
    await page.goto(`${service.url}/user/appUser?status=normal`);
    await expect(page.getByRole('row').nth(ROWS)).toBeVisible();
    for (let row = 1; row <= ROWS; row++) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await button(page.getByRole('region', { name: 'Selected rows' }), 'Mute').click();
    await bulkDialog(world).getByLabel('Reason').fill(mark);
  },
  act: (world) => button(bulkDialog(world), `Mute ${ROWS} users`).click(),
  isDone: (world) => expect(bulkDialog(world).getByRole('status')).toHaveText(`${ROWS} done`),
  // After an error of the service itself nobody knows.
  isTold: (world) => expect(bulkDialog(world).getByRole('status')).toHaveText(/^0 done3 (failed|unknown)$/),
  isKept: nothing,
  goOn: async (world) => {
    const again = button(bulkDialog(world), `Retry the ${ROWS} failed`);
    if (await again.isVisible()) return again.click();
    await button(bulkDialog(world), 'Close').last().click();
    return 'looks';
  },
  isBack: ({ page }) => expect(page.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible(),
};

const upload: Target = {
  name: 'upload',
  call: uploadCalls.image,
  writes: true,
  needsAnswer: true,
  open: async ({ page, service, mark }) => {
    await page.goto(`${service.url}/user/default/detail`);
    await page.getByLabel('Name', { exact: true }).fill(mark);
  },
  act: async ({ page }) => page.getByLabel('Cover').setInputFiles(await picture(page, 1280, 720)),
  // While it is being sent, the picture comes from the file.
  isDone: ({ page }) => expect(page.locator('img[src*="/fish/uploads/"]')).toBeVisible(),
  isKept: ({ page, mark }) => expect(page.getByLabel('Name', { exact: true })).toHaveValue(mark),
};

const card = ({ page }: World) => page.getByRole('complementary', { name: 'Export' });
const exported: Target = {
  name: 'export',
  call: userCalls.pageList,
  writes: false,
  open: async (world) => {
    const { page, service } = world;
    await page.goto(`${service.url}/user/appUser?status=banned`);
    await list.isDone(world);
    await button(page, 'Export').click();
  },
  act: ({ page }) => page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click(),
  isDone: (world) => expect(card(world).getByRole('status').filter({ hasText: 'Exported App users' })).toBeVisible(),
  // A service that is away is waited for; other failures end it.
  isTold: (world) => {
    const told = card(world).getByRole('alert').or(card(world).getByRole('group'));
    return expect(told.filter({ hasNotText: 'Asking' })).toHaveCount(1);
  },
  isKept: ({ page }) => expect(button(page, /^Status: Banned/)).toBeVisible(),
  goOn: async (world) => {
    // It may have gone on by itself at this very moment.
    if (await card(world).getByRole('group').isVisible()) return;
    await button(card(world), 'Close').click();
    await button(world.page, 'Export').click();
    await exported.act(world);
  },
};

const row = ({ page, id }: World) => page.locator(`a[data-row="${id}"]`);
const audit: Target = {
  name: 'audit',
  call: auditCalls.review,
  writes: true,
  checkable: true,
  open: async (world) => {
    const { page, service, session, mark } = world;
    const { id: targetId } = await session.findUser();
    world.id = (await session.ask(auditCalls.submit, { kind: 'nickname', targetId, content: { text: mark } })).id;
    await page.goto(`${service.url}/activity/audit?state=pending&kind=nickname&keyword=${mark}`);
    await expect(row(world)).toHaveAttribute('aria-current', 'true');
  },
  act: ({ page }) => page.keyboard.press('a'),
  isDone: async ({ session, id }) =>
    void (await expect.poll(async () => (await session.ask(auditCalls.detail, { id })).state).toBe('approved')),
  isTold: ({ page }) => expect(page.getByRole('status').filter({ has: button(page, 'Close this line') })).toBeVisible(),
  isKept: (world) => expect(row(world)).toBeVisible(),
  goOn: async (world) => {
    const { page } = world;
    const again = button(page, 'Retry');
    if (await again.isVisible()) return again.click();
    await row(world).focus();
    await page.keyboard.press('a');
  },
  // Decisions wait for whoever made them, and go on by themselves.
  isBack: (world) => audit.isDone(world),
};

const composer: Target = {
  name: 'composer',
  call: pushCalls.saveOrUpdate,
  writes: true,
  open: async ({ page, service, mark }) => {
    await page.goto(`${service.url}/message/push?compose=new`);
    await page.getByLabel('Title', { exact: true }).fill(mark);
    await page.getByLabel('Text', { exact: true }).fill('It begins at eight.');
    await page.getByRole('radio', { name: 'Everyone' }).check();
  },
  act: ({ page }) => button(page, 'Save draft').click(),
  // Its draft, or the list if the answer did not say which it is.
  isDone: ({ page }) => expect(page).toHaveURL(/push(\?compose=\d+)?$/),
  isKept: ({ page, mark }) => expect(page.getByLabel('Title', { exact: true })).toHaveValue(mark),
};

const login: Target = {
  name: 'login',
  call: loginCalls.account,
  writes: false,
  open: async ({ page, service }) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${service.url}/user/login`);
    await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  },
  act: ({ page }) => button(page, 'Sign in').click(),
  isDone: ({ page }) => expect(button(page, 'Account menu')).toBeVisible(),
  isKept: async ({ page }) => {
    await expect(page.getByLabel('Account', { exact: true })).toHaveValue(ADMIN.account);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ADMIN.password);
  },
};

export const targets = [list, detail, form, bulk, upload, exported, audit, composer, login] as const;
