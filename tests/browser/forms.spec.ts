import type { Page } from '@playwright/test';
import { loginCalls } from '../../contract/login/calls';
import { sceneTemplateCalls } from '../../contract/sceneTemplate/calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { isAnswered } from './calls';
import { expect, test } from './fixtures';
import { picture } from './picture';
import { ADMIN, type Credentials, enter } from './session';

const OTHER = { account: 'lin_wei', password: ADMIN.password };
const BACK = 'What you changed here is back. It is not saved yet.';

async function signInAgain(page: Page, { account, password }: Credentials = ADMIN): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
// The sign of a save under way may still be fading out.
const save = (page: Page) => page.getByRole('button', { name: /\bSave$/ });

async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/user/sysUser/detail?id=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
}

test('a conflict between two browsers loses neither’s edit', async ({ page, openPage, server }) => {
  const session = await enter(page, server.url);
  const { id } = await session.createAdmin('Lin');
  const other = await openPage();
  await enter(other, server.url, OTHER);
  await edit(page, id);
  await edit(other, id);

  await other.getByLabel('Nickname').fill('Wei');
  await other.getByLabel('Email').fill('wei@example.com');
  await save(other).click();
  await expect(other.getByRole('heading', { name: 'Wei' })).toBeVisible();

  await page.getByLabel('Nickname').fill('Lin Wei');
  await page.getByLabel('Phone').fill('13800138000');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Saved elsewhere first' });
  const field = (name: string) => dialog.getByRole('group', { name: new RegExp(`^${name}`) });
  // Each changed alone is chosen already; what both changed waits for the operator.
  await expect(field('Phone').getByRole('radio', { name: 'Yours 13800138000' })).toBeChecked();
  await expect(field('Email').getByRole('radio', { name: 'Theirs wei@example.com' })).toBeChecked();
  await expect(field('Nickname').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(field('Nickname')).toContainText('Was: Lin');
  await expect(dialog.getByRole('button', { name: 'Save with these' })).toBeDisabled();

  // Thought over, everything typed is still there.
  await dialog.getByRole('button', { name: 'Go on editing' }).click();
  await expect(page.getByLabel('Nickname')).toHaveValue('Lin Wei');
  await save(page).click();
  await field('Nickname').getByRole('radio', { name: 'Yours Lin Wei' }).click();
  await dialog.getByRole('button', { name: 'Save with these' }).click();
  await expect(page.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  expect(await session.ask(sysUserCalls.detail, { id })).toMatchObject({
    nickname: 'Lin Wei',
    phone: '13800138000',
    email: 'wei@example.com',
    version: 3,
  });
});

test('ten rapid clicks make one record', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/user/sysUser/detail');
  const account = `once_${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Nickname').fill('Once');
  await page.getByLabel('Password').fill('a-good-password');
  let sent = 0;
  await page.route('**/sysUser/saveOrUpdate', async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click++) button.click();
  });
  await expect(page).toHaveURL(/detail\?id=/);
  expect(sent).toBe(1);
  expect(await session.ask(sysUserCalls.pageList, { keyword: account })).toHaveProperty('total', 1);
});

test.describe('a form half filled when the session ends', () => {
  test('is as it was for the same admin, without the password', async ({ page, server }) => {
    const session = await enter(page, server.url);
    // What is still on its way would learn first that the session has ended.
    await isAnswered(page, async () => {
      await page.goto('/user/sysUser/detail');
      await page.getByLabel('Account', { exact: true }).fill('half_typed');
    });
    await page.getByLabel('Nickname').fill('Half <b>typed</b>');
    await page.getByLabel('Password').fill('secret-secret');
    await session.ask(loginCalls.signOut, undefined);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret-secret');

    await signInAgain(page);
    await expect(page.getByText(BACK)).toBeVisible();
    await expect(page.getByLabel('Account', { exact: true })).toHaveValue('half_typed');
    await expect(page.getByLabel('Nickname')).toHaveValue('Half <b>typed</b>');
    await expect(page.getByLabel('Password')).toHaveValue('');

    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Nickname')).toHaveValue('');
    await expect(page.getByText(BACK)).toBeHidden();
  });

  test('is not there for another admin, nor anything of it in the browser', async ({ page, server }) => {
    const session = await enter(page, server.url);
    await isAnswered(page, async () => {
      await page.goto('/user/sysUser/detail');
      await page.getByLabel('Nickname').fill('Half-typed');
    });
    await session.ask(loginCalls.signOut, undefined);
    await page.getByRole('link', { name: 'Admin users' }).first().click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await page.getByLabel('Account', { exact: true }).fill('half_typed');
    await page.getByLabel('Password').fill('secret-secret');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);

    await signInAgain(page, OTHER);
    await expect(page.getByLabel('Nickname')).toHaveValue('');
    await expect(page.getByText(BACK)).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
      /half.typed/i,
    );
  });

  test('opens again by itself where it was a dialog over a row', async ({ page, server }) => {
    const session = await enter(page, server.url);
    const { number } = await session.findUser();
    await isAnswered(page, async () => {
      await page.goto(`/user/appUser?number=${number}`);
      await page.getByRole('button', { name: `More actions: ${number}` }).click();
      await page.getByRole('menuitem', { name: 'Ban' }).click();
    });
    const dialog = page.getByRole('dialog', { name: /^Ban / });
    await dialog.getByRole('radio', { name: '30 days' }).click();
    await dialog.getByLabel('Reason').fill('Typed as the session ended');
    await session.ask(loginCalls.signOut, undefined);
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);

    await signInAgain(page);
    await expect(dialog.getByText(BACK)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Typed as the session ended');

    // Closing it asks, from there as from anywhere.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('what is not saved is not left without a question', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id, account } = await session.createAdmin('Lin');
  await page.goto(`/user/sysUser?keyword=${account}`);
  await page.getByRole('link', { name: `Open ${account}` }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const nickname = page.getByLabel('Nickname');

  // Typed and undone is nothing to lose.
  await nickname.fill('Other');
  await nickname.fill('Lin');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(nickname).toBeHidden();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await nickname.fill('Lin Wei');

  const ways = [
    () => page.getByRole('link', { name: 'App users', exact: true }).click(),
    () => page.evaluate(() => window.history.back()),
    () => page.evaluate(() => window.history.forward()),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
  ];
  for (const leave of ways) {
    await leave();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(`/user/sysUser/detail?id=${id}&edit=1`);
    await expect(nickname).toHaveValue('Lin Wei');
  }

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/user/sysUser?keyword=${account}`);
});

test('a picture of another ratio is cut to it before it is sent', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/user/default/detail');
  await page.getByLabel('Name', { exact: true }).fill('Cut cover');
  await page.getByRole('combobox', { name: 'Theme' }).press('ArrowDown');
  await page.getByTitle('Lake').click();
  await page.getByLabel('Capacity').fill('20');
  await page.getByLabel('Unlock level').fill('1');
  await page.getByLabel('Cover').setInputFiles(await picture(page, 1200, 1200));

  const dialog = page.getByRole('dialog', { name: 'Cut to 16:9' });
  await dialog.getByRole('group', { name: /^Part of the picture/ }).press('ArrowDown');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  const arrived = page.waitForResponse('**/upload/image');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await arrived;
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/detail\?id=/);

  const { cover } = await session.ask(sceneTemplateCalls.detail, {
    id: new URL(page.url()).searchParams.get('id') ?? '',
  });
  const { width, height } = await page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return { width, height };
  }, cover);
  expect(width / height).toBeCloseTo(16 / 9, 2);
  // A little was zoomed in, so a little less than all of its width.
  expect(width).toBeLessThan(1200);
  expect(width).toBeGreaterThan(1000);
});

test('the buttons of a long form stay in sight, and hide no field that the keyboard reaches', async ({
  page,
  server,
}) => {
  await enter(page, server.url);
  for (const size of [
    { width: 1280, height: 620 },
    { width: 390, height: 620 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/activity/room/detail');
    const create = page.getByRole('button', { name: 'Create' });
    await expect(create).toBeInViewport({ ratio: 1 });
    const capacity = page.getByLabel('Capacity');
    await page.getByLabel('Host').focus();
    await page.keyboard.press('Tab');
    await expect(capacity).toBeFocused();
    await expect(create).toBeInViewport({ ratio: 1 });
    const bottomOf = async () => ((await capacity.boundingBox())?.y ?? Number.NaN) + 24;
    await expect.poll(bottomOf).toBeLessThan((await create.boundingBox())?.y ?? Number.NaN);
  }
});

test('what a form says of a save that failed is in sight, however far down the button was pressed', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/failed: POST .*push\/saveOrUpdate 50[04]/);
  await enter(page, server.url);
  await page.goto('/message/push?compose=new');
  await page.getByLabel('Title', { exact: true }).fill('Lantern night');
  await page.getByLabel('Text', { exact: true }).fill('It begins at eight.');
  await page.getByRole('radio', { name: 'Everyone' }).check();
  for (const [status, says] of [
    [500, 'The disk is full'],
    [504, 'No answer came'],
  ] as const) {
    const body = JSON.stringify({ message: 'The disk is full' });
    await page.route('**/push/saveOrUpdate', (route) => route.fulfill({ status, body }), { times: 1 });
    await page.getByRole('region', { name: 'Before it is sent' }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Title', { exact: true })).not.toBeInViewport();
    await page.getByRole('button', { name: 'Save draft' }).click();
    const note = page.getByRole('alert').filter({ hasText: says });
    await expect(note).toBeInViewport({ ratio: 1 });
    const isCovered = await note.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + 4));
    });
    expect(isCovered).toBe(false);
  }
});
