import { expect, type Page } from '@playwright/test';
import { changePassword, fillNewAdmin, findInList, signOut } from './mainJob';
import { ADMIN, type Credentials } from './session';

/** What became of each screen: `✓`, `–` where the service has none, `✗` and why. */
export type Marks = Record<string, string>;

interface Way {
  /** Whether the first failure ends it, rather than being written down. */
  stops: boolean;
  /** The service has no writes. */
  readOnly: boolean;
}

/** Screens beside those of the eight calls, by their name in the menu. */
const OTHERS = [
  'Home',
  'Activity rooms',
  'Self-built rooms',
  'Audit list',
  'Gift centre',
  'Message list',
  'Push message',
  'Wish list',
  'Order management',
  'Purchase list',
  'Login log',
  'Points configuration',
];

/**
 * Goes through the console of an owner's service: the screens of spec §7 with their writes, each told and seen, and those
 * that are used most beside them.
 */
export async function goThrough(page: Page, origin: string, { stops, readOnly }: Way): Promise<Marks> {
  const marks: Marks = {};
  const step = async (name: string, work: () => Promise<unknown>) => {
    try {
      const outcome = await work();
      await seesNoNonsense(page);
      marks[name] = outcome === ABSENT ? ABSENT : '✓';
    } catch (error) {
      if (stops) throw error;
      marks[name] = `✗ ${String((error as Error).message).split('\n')[0]}`;
      await page.goto(`${origin}/`);
    }
  };
  const write = (name: string, work: () => Promise<unknown>) => step(name, readOnly ? async () => ABSENT : work);

  const made = { account: `own_${crypto.randomUUID().slice(0, 8)}`, password: 'first-password' };
  await step('Sign in', () => signInAt(page, origin, ADMIN));
  await step('Admin users', () => openList(page, 'Admin users'));
  await write('New admin', () => makeAdmin(page, made));
  await write('Edit admin', () => editAdmin(page, made.account));
  await step('App users', () => openList(page, 'App users'));
  await write('Mute a user', () => muteUser(page));
  await step('Blessed land', () => openLands(page, origin));
  await write('Edit a land', () => editLand(page));
  for (const name of OTHERS) await step(name, () => openIfThere(page, name));
  await write('Own password', async () => {
    await signOut(page);
    await signInAt(page, origin, made);
    await changePassword(page, made.password, 'second-password');
  });
  if (readOnly) await step('Sign out', () => signOut(page));
  return marks;
}

const ABSENT = '–';

async function signInAt(page: Page, origin: string, { account, password }: typeof ADMIN): Promise<void> {
  await page.goto(`${origin}/user/login`);
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
}

/** As a table: a card's link has the name of its land. */
async function openLands(page: Page, origin: string): Promise<void> {
  await page.getByRole('link', { name: 'Blessed land', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blessed land' })).toBeVisible();
  await page.goto(`${origin}/user/default?as=table`);
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
}

async function openIfThere(page: Page, name: string): Promise<string | undefined> {
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  if (!(await link.first().isVisible())) return ABSENT;
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  return undefined;
}

/** Found in the list: a service that answers no record takes nobody to its page. */
async function makeAdmin(page: Page, made: Credentials): Promise<void> {
  await fillNewAdmin(page, made);
  await expect(await findInList(page, 'Admin users', made.account)).toBeVisible();
}

async function editAdmin(page: Page, account: string): Promise<void> {
  await (await findInList(page, 'Admin users', account)).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Nickname').fill('Renamed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
}

const REASON = 'Spam in three rooms';

async function muteUser(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More actions/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mute / });
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function editLand(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const capacity = String(100 + Math.floor(Math.random() * 800));
  await page.getByLabel('Capacity').fill(capacity);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const figures = page.getByRole('list', { name: 'Key figures' }).getByRole('listitem');
  await expect(figures.filter({ hasText: 'Capacity' })).toHaveText(`Capacity${capacity}`);
}

/** Nothing that a person would take for a mistake of the console, and no notice of a failure. */
async function seesNoNonsense(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  const [nonsense] = NONSENSE.exec(text) ?? [];
  if (nonsense) throw new Error(`The page says “${nonsense.replaceAll('\n', ' ')}”`);
  await expect(page.locator('.ant-notification-notice-error')).toHaveCount(0);
}

/** With what stands before it, which says where it is. */
const NONSENSE =
  /.{0,30}\s*(\bNaN\b|undefined|Invalid [Dd]ate|Invalid time|\[object|\bnull\b|Something went wrong|can’t be shown here)/;
