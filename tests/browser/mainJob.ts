import { expect, type Locator, type Page, test } from '@playwright/test';
import { userCalls } from '../../contract/user/calls';
import { signIn } from './fixtures';
import { ADMIN, type Credentials, Session } from './session';

const DAY_MS = 86_400_000;
const BAN_REASON = 'Sold accounts in three rooms';
const POINTS_REASON = 'Made up for a lost gift';
const POINTS = 250;

/** What the main job leaves behind. */
export interface Job {
  admin: Credentials;
  user: { number: number; points: string; banned: string };
}

/** What an operator does on a day, from the first sign-in to the changed password, each step seen on the screen. */
export async function doMainJob(page: Page, origin: string, first: Credentials = ADMIN): Promise<Job> {
  const admin = { account: `job_${crypto.randomUUID().slice(0, 8)}`, password: 'first-password' };
  await test.step('sign in as admin, create an admin, sign out', async () => {
    await signIn(page, first, origin);
    await createAdmin(page, admin);
    await signOut(page);
  });
  const user = await test.step('as the new admin, ban a user for 3 days and adjust their points', async () => {
    await signIn(page, admin, origin);
    const { number, id } = await (await Session.open(origin, admin)).findUser();
    await openUser(page, number);
    const banned = await ban(page);
    const { statusUntil } = await (await Session.open(origin, admin)).ask(userCalls.detail, { id });
    expect(Math.round((Date.parse(statusUntil ?? '') - Date.now()) / DAY_MS)).toBe(3);
    return { number, banned, points: await addPoints(page) };
  });
  await test.step('change the own password, be signed out, sign in with the new one', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await changePassword(page, admin.password, 'second-password');
    admin.password = 'second-password';
    await signIn(page, admin, origin);
  });
  return { admin, user };
}

/** All that the job did is there. */
export async function seeMainJob(page: Page, { admin, user }: Job): Promise<void> {
  await expect(await findInList(page, 'Admin users', admin.account)).toBeVisible();

  await openUser(page, user.number);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('alert').filter({ hasText: BAN_REASON })).toContainText(user.banned);
  await expect(drawer.getByRole('link', { name: `Points ${user.points}` })).toBeVisible();
  await seeLedger(page, user.points);
  await drawer.getByRole('tab', { name: 'Timeline' }).click();
  for (const [action, reason] of [
    ['Banned', BAN_REASON],
    ['Adjusted points', POINTS_REASON],
  ] as const) {
    const entry = drawer.getByRole('listitem').filter({ hasText: `Reason: ${reason}` });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText(`Job · ${action}`);
  }
}

async function createAdmin(page: Page, admin: Credentials): Promise<void> {
  await fillNewAdmin(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Job' })).toBeVisible();
}

/** From the form to the notice that it is done. */
export async function fillNewAdmin(page: Page, { account, password }: Credentials): Promise<void> {
  await page.getByRole('link', { name: 'Admin users', exact: true }).click();
  await page.getByRole('link', { name: 'New admin' }).click();
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Nickname').fill('Job');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Job can sign in now.')).toBeVisible();
}

/**
 * Finds a record in a list of the menu by a keyword that few others have, and answers its link. What the list showed before
 * may have its row too, and take it away from under a click: only once few rows are left it is the row that stays.
 */
export async function findInList(page: Page, list: string, keyword: string): Promise<Locator> {
  await page.getByRole('link', { name: list, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  const box = page.getByRole('searchbox').first();
  await expect(box).toHaveValue('');
  await box.fill(keyword);
  const rows = page.getByRole('link', { name: /^Open / });
  await expect.poll(async () => [1, 2, 3].includes(await rows.count())).toBe(true);
  return page.getByRole('link', { name: `Open ${keyword}` });
}

async function openUser(page: Page, number: number): Promise<void> {
  await (await findInList(page, 'App users', String(number))).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Overview' })).toBeVisible();
}

/** Answers until when, in the words of the screen. */
async function ban(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Ban / });
  await dialog.getByRole('radio', { name: '3 days' }).click();
  await dialog.getByLabel('Reason').fill(BAN_REASON);
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog).toBeHidden();
  const alert = page.getByRole('alert').filter({ hasText: BAN_REASON });
  await expect(alert).toContainText('Banned until');
  return (await alert.textContent())?.split(BAN_REASON)[0] ?? '';
}

/** Answers the balance it leaves. */
async function addPoints(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Adjust points' }).click();
  const dialog = page.getByRole('dialog', { name: /^Adjust the points of / });
  await dialog.getByRole('radio', { name: 'Add points' }).click();
  await dialog.getByLabel('How many').fill(String(POINTS));
  const balance = dialog.getByText(/^Balance: /);
  await expect(balance).not.toHaveText(/^Balance: (\S+) → \1$/);
  const after = (await balance.textContent())?.split(' → ')[1] ?? '';
  await dialog.getByLabel('Reason').fill(POINTS_REASON);
  await dialog.getByRole('button', { name: 'Adjust points' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`has ${after} points now.`)).toBeVisible();
  await seeLedger(page, after);
  return after;
}

async function seeLedger(page: Page, balance: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: 'Ledger' }).click();
  const entry = drawer.getByRole('row').filter({ hasText: POINTS_REASON });
  await expect(entry.getByRole('cell', { name: `+${POINTS}`, exact: true })).toBeVisible();
  await expect(entry.getByRole('cell', { name: balance, exact: true })).toBeVisible();
}

async function openAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page, 'Sign out');
  await page.waitForURL((url) => url.pathname === '/user/login');
}

export async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await openAccountMenu(page, 'Change password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Old password').fill(from);
  await dialog.getByLabel('New password', { exact: true }).fill(to);
  await dialog.getByLabel('Repeat the new password').fill(to);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Modified successfully')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/user/login');
}
