import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Output } from '../../contract';
import { loginCalls } from '../../contract/login/calls';
import { operationCalls } from '../../contract/operation.calls';
import { userCalls } from '../../contract/user/calls';
import { expect, test } from './fixtures';
import { ADMIN, enter, Session } from './session';

type User = Output<typeof userCalls.pageList>['list'][number];

const CHANGE = '**/fish/admin/user/changeStatus';
const REFUSED = 'This user is neither muted nor banned';
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });

/** Ticks the page that is shown. */
const tickPage = (page: Page) => page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });

/** Opens the dialog of an action on what is ticked, fills it in and confirms. */
async function confirm(page: Page, action: string, count: number) {
  await bar(page).getByRole('button', { name: action }).click();
  await dialog(page).getByLabel('Reason').fill('A bulk test');
  if (count > 50) await dialog(page).getByLabel(`Type ${count} to confirm`).fill(String(count));
  await button(page, new RegExp(`^${action} [\\d,]+ users$`)).click();
}

/** Users in the order of the list `?sort=number&order=ascend`, from a page of that size. */
const usersOf = async (session: Session, pageSize: number, current = 1): Promise<User[]> =>
  (await session.ask(userCalls.pageList, { sort: 'number', order: 'ascend', pageSize, current })).list;

async function setStatus(session: Session, users: User[], status: User['status']) {
  for (const { id, status: now } of users) {
    if (now === status) continue;
    const days = status === 'normal' ? undefined : 3;
    await session.ask(userCalls.changeStatus, { id, status, days, reason: 'Made ready for a test' });
  }
}

const operationsOf = async (session: Session, { id }: User, action: string) => {
  const { list } = await session.ask(operationCalls.pageList, { targetType: 'user', targetId: id, pageSize: 200 });
  return list.filter((operation) => operation.action === action && operation.reason === 'A bulk test');
};

/** Slows the rows' calls down, and watches how many are under way at once. */
async function watchCalls(page: Page, slowedBy: number) {
  const seen = { now: 0, most: 0, all: 0 };
  await page.route(CHANGE, async (route) => {
    seen.all += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, slowedBy));
    await route.continue();
    seen.now -= 1;
  });
  return seen;
}

test('200 rows, 7 refused: exactly those stay selected with their reasons, are retried, and the file tells all', async ({
  page,
  server,
}) => {
  test.slow();
  const session = await enter(page, server.url);
  const users = await usersOf(session, 200);
  const refused = [3, 40, 41, 77, 120, 150, 199].map((index) => users[index] as User);
  await setStatus(session, refused, 'normal');
  await setStatus(
    session,
    users.filter((user) => !refused.includes(user)),
    'muted',
  );
  await page.goto('/user/appUser?sort=number&order=ascend&pageSize=200');
  await tickPage(page);
  await expect(bar(page)).toContainText('200 selected');

  await bar(page).getByRole('button', { name: 'Restore' }).click();
  await expect(dialog(page)).toContainText('193 users can sign in and write again at once.');
  await expect(dialog(page)).toContainText('7 of them are neither muted nor banned');
  await dialog(page).getByLabel('Reason').fill('A bulk test');
  const ok = button(page, 'Restore 200 users');
  await dialog(page).getByLabel('Type 200 to confirm').fill('20');
  await expect(ok).toBeDisabled();
  await expect(dialog(page)).toContainText('Type the number to go on.');
  await dialog(page).getByLabel('Type 200 to confirm').fill('200');

  const calls = await watchCalls(page, 20);
  await ok.click();
  // 200 calls, each through the test: minutes on a busy machine.
  await expect(dialog(page).getByRole('status')).toHaveText('193 done7 failed', { timeout: 180_000 });
  expect(calls).toMatchObject({ most: 4, all: 200 });
  for (const { number } of refused) {
    await expect(dialog(page).getByRole('row', { name: String(number) })).toContainText(REFUSED);
  }

  const download = page.waitForEvent('download');
  await button(page, 'Result as CSV').click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(users.map(({ number }) => number));
  expect(lines.filter((line) => line.includes(`"Failed","${REFUSED}"`))).toHaveLength(7);
  expect(lines.filter((line) => /"Done",,"A bulk test",[\d: -]{19},"[^"]+"$/.test(line))).toHaveLength(193);

  await setStatus(
    session,
    refused.slice(0, 6).map((user) => ({ ...user, status: 'normal' })),
    'muted',
  );
  await button(page, 'Retry the 7 failed').click();
  await expect(dialog(page).getByRole('status')).toHaveText('199 done1 failed');
  await button(page, 'Close').last().click();
  await expect(bar(page)).toContainText('1 selected');
  const last = refused[6] as User;
  await expect(page.getByRole('checkbox', { name: String(last.number) })).toBeChecked();
  await expect(page.getByRole('row', { name: String(users[0]?.number) }).getByText('Normal')).toBeVisible();
});

test('all of a filter across its pages, cancelled half-way: what began is finished, the rest is left', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  await page.goto('/user/appUser?levelFrom=9&levelTo=9&status=normal&sort=number');
  const filter = { levelFrom: 9, levelTo: 9, status: 'normal' } as const;
  const { total } = await session.ask(userCalls.countByStatus, { filter });
  expect(total).toBeGreaterThan(50);
  await page.getByRole('checkbox').nth(1).check();
  await bar(page).getByRole('button', { name: /^all / }).click();
  await expect(bar(page)).toContainText(`${total} selected`);

  const calls = await watchCalls(page, 150);
  await confirm(page, 'Mute', total);
  await expect.poll(() => calls.all).toBeGreaterThan(8);
  await button(page, 'Cancel').click();
  await expect(dialog(page).getByRole('status')).toContainText('not started');
  const done = calls.all;
  await expect(dialog(page).getByRole('status')).toContainText(`${done} done${total - done} not started`);
  expect((await session.ask(userCalls.countByStatus, { filter })).total).toBe(total - done);
  await button(page, 'Close').last().click();
  await expect(bar(page)).toContainText(`${total - done} selected`);
});

test('a session that ends half-way pauses it; signed in again it goes on, and nothing is done twice', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const witness = await Session.open(server.url);
  const users = await usersOf(session, 20, 30);
  await setStatus(session, users, 'normal');
  await page.goto('/user/appUser?sort=number&order=ascend&current=30');
  await tickPage(page);
  const calls = await watchCalls(page, 100);
  await confirm(page, 'Ban', 20);
  await expect.poll(() => calls.all).toBeGreaterThan(5);
  await session.ask(loginCalls.signOut, undefined);

  await page.getByLabel('Account', { exact: true }).fill(ADMIN.account);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page)).toContainText(/Paused: \d+ of 20 done\./);
  await button(page, 'Resume').click();
  await expect(dialog(page).getByRole('status')).toHaveText('20 done');
  for (const user of users) expect(await operationsOf(witness, user, 'ban')).toHaveLength(1);
});

test('leaving while it runs asks; Escape and the focus go where they belong', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/user/sysUser');
  await page.getByRole('link', { name: 'App users', exact: true }).click();
  await page.getByRole('checkbox').nth(1).check();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);

  const more = page.getByRole('button', { name: /^More actions: / }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await button(page, 'Cancel').click();
  await expect(more).toBeFocused();

  await tickPage(page);
  await watchCalls(page, 1000);
  await confirm(page, 'Mute', 20);
  await expect(dialog(page)).toContainText('of 20');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Stop and leave?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/appUser/);
  await page.goBack();
  await question.getByRole('button', { name: 'Stop and leave' }).click();
  await expect(page).toHaveURL(/\/user\/sysUser/);
});
