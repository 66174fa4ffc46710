import type { Locator, Page } from '@playwright/test';
import { viewCalls } from '../../contract/view.calls';
import { expect, test } from './fixtures';
import { pickUp } from './keyboardDrag';
import { enter, Session } from './session';

const rowsOf = (page: Page) => page.getByRole('link', { name: /^Open \d+$/ });
const view = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const headersOf = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\w/ });

async function fromMenu(page: Page, name: string, item: string): Promise<void> {
  // Its count comes last, and moves the button.
  await expect(view(page, new RegExp(`^${name} \\d`))).toBeVisible();
  await page.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(view(page, name)).toHaveAttribute('aria-current', 'true');
}

/** The session of an admin made for the test: what they keep is nobody else's. */
async function enterAsSomeone(page: Page, origin: string): Promise<Session> {
  const admin = await Session.open(origin);
  return enter(page, origin, await admin.createAdmin());
}

test.describe('Saved views', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], firstVisit: true });

  test('are there after a reload, are renamed, open the list, and are deleted', async ({ page, server }) => {
    await enterAsSomeone(page, server.url);
    await page.goto('/user/appUser?status=banned&sort=points');
    await save(page, 'Banned, rich first');
    await page.reload();
    await expect(view(page, /^Banned, rich first \d/)).toHaveAttribute('aria-current', 'true');
    const numbers = await rowsOf(page).allTextContents();

    await fromMenu(page, 'Banned, rich first', 'Rename');
    await page.getByLabel('Name', { exact: true }).fill('Banned');
    await page.getByLabel('Open the list with this view').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('button', { name: 'More actions: Banned' })).toBeFocused();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/user/appUser');
    await expect(page).toHaveURL(/status=banned/);
    await expect(rowsOf(page)).toHaveText(numbers);
    const lists = asked.filter((url) => url.includes('pageList') && url.includes('pageSize=20'));
    expect(lists.length, 'rows of everybody are not even asked for').toBeGreaterThan(0);
    for (const url of lists) expect(url).toContain('status=banned');

    await view(page, /^All 5,000/).click();
    await expect(page).toHaveURL('/user/appUser?view=all');
    await page.reload();
    await expect(page.getByText('1–20 of 5,000')).toBeVisible();

    await fromMenu(page, 'Banned', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(view(page, /^Banned/)).toBeHidden();
    await page.goto('/user/appUser');
    await expect(page.getByText('1–20 of 5,000')).toBeVisible();
    await expect(page).toHaveURL('/user/appUser');
  });

  test('are shared by link, and are otherwise nobody else’s', async ({ page, openPage, server }) => {
    await enterAsSomeone(page, server.url);
    await page.goto('/user/appUser?levelFrom=7&sort=stones&order=ascend');
    await save(page, 'Old hands');
    await expect(rowsOf(page)).toHaveCount(20);
    await fromMenu(page, 'Old hands', 'Copy link');
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await openPage();
    await enterAsSomeone(other, server.url);
    await other.goto(link);
    await expect(rowsOf(other)).toHaveText(await rowsOf(page).allTextContents());
    await expect(view(other, /^Muted or banned/)).toBeVisible();
    await expect(view(other, /^Old hands/)).toBeHidden();
  });

  test('stay in this browser where a back end has no such call', async ({ page, server, expectFailures }) => {
    expectFailures(/view\/list.* 404/);
    const session = await enterAsSomeone(page, server.url);
    await page.route(/\/fish\/admin\/view\//, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await page.goto('/user/appUser?status=muted');
    await save(page, 'Only here');
    await page.reload();
    await expect(view(page, /^Only here \d/)).toHaveAttribute('aria-current', 'true');
    expect((await session.ask(viewCalls.list, { list: 'user' })).views).toEqual([]);
  });
});

test.describe('Columns', () => {
  const columns = (page: Page) => page.getByRole('button', { name: 'Columns' });
  const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move “${name}”` });
  const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
  const centreOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };

  test('are hidden, ordered by keyboard and by pointer, pinned and closed up, for one admin', async ({
    page,
    server,
  }) => {
    const session = await enterAsSomeone(page, server.url);
    await page.goto('/user/appUser');
    await expect(headersOf(page)).toHaveText([
      'Number',
      'User',
      'Phone',
      'Level',
      'Stones',
      'Status',
      'Channel',
      'Last active',
      'Actions',
    ]);
    const height = async () => (await page.getByRole('row').nth(2).boundingBox())?.height ?? 0;
    const compact = await height();
    expect(compact).toBeGreaterThanOrEqual(36);
    expect(compact).toBeLessThanOrEqual(40);

    await columns(page).click();
    await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
    await page.getByRole('checkbox', { name: 'Gender' }).check();
    await expect(page.getByRole('checkbox', { name: 'Number' })).toBeDisabled();

    await pickUp(page, handle(page, 'Stones'), 'Stones');
    for (const place of [5, 4]) {
      await page.keyboard.press('ArrowUp');
      await expect(said(page, `“Stones” is now at place ${place} of 11`)).toBeAttached();
    }
    await page.keyboard.press('Space');
    await expect(said(page, '“Stones” was dropped')).toBeAttached();

    const [x, y] = await centreOf(handle(page, 'Channel'));
    const [, target] = await centreOf(handle(page, 'Status'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, (y + target) / 2, { steps: 4 });
    await page.mouse.move(x, target, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Keep Last active at the left' }).click();
    await page.getByText('Comfortable').click();

    const arranged = ['Last active', 'Number', 'User', 'Stones', 'Level', 'Channel', 'Status', 'Gender', 'Actions'];
    await expect(headersOf(page)).toHaveText(arranged);
    await page.keyboard.press('Escape');
    await expect(columns(page)).toBeFocused();
    await expect(async () => {
      const { layout } = await session.ask(viewCalls.list, { list: 'user' });
      expect(layout?.density).toBe('regular');
    }).toPass();

    await page.reload();
    await expect(headersOf(page)).toHaveText(arranged);
    expect(await height()).toBeGreaterThan(compact);

    await enterAsSomeone(page, server.url);
    await page.goto('/user/appUser');
    await expect(headersOf(page).first()).toHaveText('Number');
    await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
  });

  test('that don’t fit scroll inside the table, never the page', async ({ page, server }) => {
    await enterAsSomeone(page, server.url);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // How long somebody is muted takes room, and other tests mute some.
      await page.goto('/user/appUser?status=normal');
      await expect(page.getByRole('button', { name: /^More actions: \d+$/ })).toHaveCount(20);
      const room = await page.evaluate(() => {
        const scrollers = [...document.querySelectorAll('section *')].filter(
          (one) => getComputedStyle(one).overflowX === 'auto',
        );
        const over = (one: Element) => one.scrollWidth - one.clientWidth;
        return { page: over(document.documentElement), table: Math.max(...scrollers.map(over)) };
      });
      expect(room.page).toBe(0);
      if (width === 390) expect(room.table).toBeGreaterThan(0);
      else expect(room.table).toBe(0);
    }
  });
});
