import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { operationCalls } from '../../contract/operation.calls';
import { sysUserCalls } from '../../contract/sysUser/calls';
import { userCalls } from '../../contract/user/calls';
import { answerAfter } from './calls';
import { expect, test } from './fixtures';
import { enter } from './session';
import { loadRest } from './used';

const BACK = 'What you changed here is back. It is not saved yet.';
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
// The sign of a save under way may still be fading out.
const save = (page: Page) => page.getByRole('button', { name: /\bSave$/ });

async function edit(page: Page, id: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/user/sysUser/detail?id=${id}`);
  await loadRest(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
}

test('a save while the browser is offline is not sent and says so, and the form is kept', async ({
  page,
  context,
  server,
  expectFailures,
}) => {
  expectFailures(/failed: GET .*\/fish\/health net::ERR_INTERNET_DISCONNECTED/);
  const session = await enter(page, server.url);
  const { id } = await session.createAdmin('Lin');
  await edit(page, id);
  await page.getByLabel('Nickname').fill('Lin Wei');
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('You are offline: nothing was sent.');
  await expect(page.getByLabel('Nickname')).toHaveValue('Lin Wei');
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  await context.setOffline(false);
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
});

test('a save whose answer never came is looked for before anything is told', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/failed: POST .*saveOrUpdate net::ERR_FAILED/);
  const session = await enter(page, server.url);
  const { id } = await session.createAdmin('Lin');
  await edit(page, id);
  await page.getByLabel('Nickname').fill('Lin Wei');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sysUser/saveOrUpdate')) sent += 1;
  });

  // Lost on the way there: nothing was saved.
  await page.route('**/sysUser/saveOrUpdate', (route) => route.abort('failed'), { times: 1 });
  await save(page).click();
  await expect(page.getByText('Checking whether it was saved…')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'No answer came, and it was not saved: the record is as it was. Try again.',
  );
  await expect(page.getByLabel('Nickname')).toHaveValue('Lin Wei');
  expect(sent).toBe(1);

  // Lost on the way back: it was.
  await page.route(
    '**/sysUser/saveOrUpdate',
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  expect(sent).toBe(2);
  expect(await session.ask(sysUserCalls.detail, { id })).toMatchObject({ nickname: 'Lin Wei', version: 2 });
});

test('a reload keeps a half-filled form; saved or signed out, nothing of it is left', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { id } = await session.createAdmin('Lin');
  // Leaving a form that is not saved is asked about; a reload goes on.
  page.on('dialog', (dialog) => void dialog.accept());
  await edit(page, id);
  await page.getByLabel('Nickname').fill('Lin Wei');
  await page.reload();
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel('Nickname')).toHaveValue('Lin Wei');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  await expect(page.getByLabel('Nickname')).toBeHidden();

  // What was saved elsewhere meanwhile is laid beside it.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Nickname').fill('Wei');
  await page.reload();
  await expect(page.getByText(BACK)).toBeVisible();
  const { account } = await session.ask(sysUserCalls.detail, { id });
  await session.ask(sysUserCalls.saveOrUpdate, { id, account, nickname: 'Lina', version: 2 });
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'Saved elsewhere first' });
  await expect(conflict.getByRole('radio', { name: 'Elsewhere Lina' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Go on editing' }).click();

  await page.reload();
  await expect(page.getByText(BACK)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Wei');
});

/** The note that work waits for the service, in a dialog or a card. */
const away = (within: Locator) => within.getByRole('group').filter({ hasText: 'The server does not answer.' });

test('a save in a restart waits visibly, and is told as soon as the server is back', async ({
  page,
  startServer,
  expectFailures,
}) => {
  expectFailures(/net::ERR_CONNECTION_REFUSED/);
  const server = await startServer({ data: 'empty' });
  const session = await enter(page, server.url);
  const { id } = await session.createAdmin('Lin');
  await edit(page, id, server.url);
  await page.getByLabel('Nickname').fill('Lin Wei');
  await server.stop();
  await save(page).click();
  const note = away(page.locator('body'));
  await expect(note).toContainText(/Going on by itself in \d+ s\./);
  await server.start();
  await note.getByRole('button', { name: 'Try now' }).click();
  // The timeline may have been on its way when the server went, and says so.
  await expect(page.getByRole('alert').filter({ hasText: 'it was not saved' })).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Lin Wei' })).toBeVisible();
  expect(await session.ask(sysUserCalls.detail, { id })).toMatchObject({ version: 2 });
});

test('an export in a restart goes on by itself, and keeps what is there only when asked to', async ({
  page,
  startServer,
  expectFailures,
}) => {
  expectFailures(/failed: GET .*pageList.* (net::ERR|503)/);
  const server = await startServer();
  await enter(page, server.url);
  await page.goto(`${server.url}/user/appUser`);
  await loadRest(page);
  const card = page.getByRole('complementary', { name: 'Export' });
  const start = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click();
  };

  // The server goes while the third page is on its way.
  let stopping: Promise<void> | undefined;
  await answerAfter(page, 1, async (route) => {
    stopping ??= server.stop();
    await stopping;
    await route.continue();
  });
  let download = page.waitForEvent('download');
  await start();
  await expect(away(card)).toContainText(/Going on by itself in \d+ s\./);
  await expect(card.getByText('2,200 of 5,000 rows')).toBeVisible();
  await server.start();
  const whole = await readFile(await (await download).path(), 'utf8');
  expect(parse(whole, { bom: true })).toHaveLength(5001);
  await card.getByRole('button', { name: 'Close' }).click();

  await answerAfter(page, 1, (route) => route.fulfill({ status: 503, body: '' }));
  await start();
  await away(card).getByRole('button', { name: 'Stop' }).click();
  await away(card).getByRole('button', { name: 'Continue' }).click();
  await expect(away(card)).toContainText(/Going on by itself in \d+ s\./);
  await away(card).getByRole('button', { name: 'Stop' }).click();
  download = page.waitForEvent('download');
  await away(card).getByRole('button', { name: 'Keep what is there' }).click();
  expect((await download).suggestedFilename()).toMatch(/\(partial 2200 of 5000\)\.csv$/);
});

test('a bulk action in a restart goes on by itself, and does nothing twice', async ({
  page,
  startServer,
  expectFailures,
  guard,
}) => {
  expectFailures(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/);
  // A call that comes while the server stops is answered 503.
  guard.allow(/user\/(detail\?\S*|changeStatus) 503$/);
  const server = await startServer();
  const session = await enter(page, server.url);
  await page.goto(`${server.url}/user/appUser?status=normal&sort=number&order=ascend`);
  await loadRest(page);
  const { list } = await session.ask(userCalls.pageList, { status: 'normal', sort: 'number', order: 'ascend' });
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Mute' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A restart');

  // One answer is lost on its way back, and with it the server goes.
  let calls = 0;
  await page.route('**/user/changeStatus', async (route) => {
    calls += 1;
    if (calls !== 6) return route.fallback();
    await route.fetch();
    await server.stop();
    return route.abort('failed');
  });
  await dialog.getByRole('button', { name: 'Mute 20 users' }).click();
  await expect(away(dialog)).toContainText(/Going on by itself in \d+ s\./);
  await server.start();
  // Rows that were on their way as it went, and were not done, are the operator's to send again.
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeVisible();
  const retry = dialog.getByRole('button', { name: /^Retry the \d+ failed$/ });
  if (await retry.isVisible()) await retry.click();
  await expect(dialog.getByRole('status')).toHaveText('20 done');
  for (const { id } of list) {
    const { list: operations } = await session.ask(operationCalls.pageList, { targetType: 'user', targetId: id });
    expect(operations.filter(({ reason }) => reason === 'A restart')).toHaveLength(1);
  }
});
