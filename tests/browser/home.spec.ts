import type { Locator, Page } from '@playwright/test';
import { homeCalls } from '../../contract/home/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

/** A zone where half of today is over: it is not empty yet at any hour, nor yesterday before a test ends. */
function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // Zones of this kind name what is added to their time, not to UTC.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

test.use({ timezoneId: zoneAtNoon(), firstVisit: true });

/** A number of home, by the link in it. */
const figure = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const textOf = async (element: Locator) => ((await element.textContent()) ?? '').trim();
const figureOf = async (card: Locator) => (await textOf(card.locator('.fish-figure'))).replaceAll(',', '');

/** How many records the open list has, whatever page of it is shown. */
async function totalOf(page: Page): Promise<string> {
  // The audit list has no pages: it says how many wait.
  const range = page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/).or(page.getByText(/^[\d,]+ waiting · oldest/));
  await expect(range).toBeVisible();
  const text = await textOf(range);
  return (
    text
      .match(/ of ([\d,]+)$|^([\d,]+) waiting/)
      ?.slice(1)
      .find(Boolean) ?? ''
  ).replaceAll(',', '');
}

const counted = [
  'New users today',
  'Active users today',
  'Orders today',
  'Activity rooms live now',
  'Self-built rooms live now',
  'Waiting for audit',
  'Orders to ship',
  'Gifts running out',
];

test('every number of today opens the list with the same count', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/');
  for (const name of counted) {
    const card = figure(page, name);
    const shown = await figureOf(card);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Hello/);
    expect(await totalOf(page), name).toBe(shown);
    await page.goBack();
  }
});

test('what was paid today is what the purchase list sums up', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/');
  const card = figure(page, 'Paid for stones today');
  const shown = await textOf(card.locator('.fish-figure'));
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/order\/recharge\?.*\batFrom=/);
  await expect(page.locator('footer').getByText(shown, { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Unpaid' })).toHaveCount(0);
});

test('one currency is shown, the others when they are asked for', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { recharge, currency } = await session.ask(homeCalls.summary, { zone: zoneAtNoon() });
  const others = recharge.filter((sums) => sums.currency !== currency);
  expect(others.length).toBeGreaterThan(0);
  await page.goto('/');
  const card = figure(page, 'Paid for stones today');
  await card.getByRole('button', { name: `${others.length} more currenc` }).press('Enter');
  await expect(page.getByRole('tooltip').getByRole('listitem')).toHaveCount(others.length);
  await expect(page).toHaveURL('/');
});

test('the last 30 days as a table: a day opens its list', async ({ page, server }) => {
  await enter(page, server.url);
  await page.goto('/');
  await page.getByLabel('What is shown').getByText('Orders', { exact: true }).click();
  await page.getByLabel('How it is shown').getByText('Table', { exact: true }).click();
  const row = page.getByRole('row').nth(2);
  const orders = (await textOf(row.getByRole('cell').last())).replaceAll(',', '');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/order\/list\?orderedFrom=.*&orderedTo=/);
  expect(await totalOf(page)).toBe(orders);
});

test('what waits leads to its record, and all of it to the list', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const { todo } = await session.ask(homeCalls.summary, { zone: 'UTC' });
  await page.goto('/');
  await page.getByRole('link', { name: `Gifts running out: All ${todo.gifts.total}` }).click();
  expect(await totalOf(page)).toBe(String(todo.gifts.total));
  await page.goBack();
  await page.getByRole('link', { name: todo.gifts.list[0]?.name }).first().click();
  await expect(page).toHaveURL(`/fileResoute/b/detail?id=${todo.gifts.list[0]?.id}`);
});

test('it refreshes itself while it is seen, says when it can’t, and keeps what it knows', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/502/);
  await enter(page, server.url);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New users today' })).toBeVisible();
  const minuteLater = (then: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(61_000);
      await then();
    }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await minuteLater(async () => expect(asked.filter((url) => url.includes('/home/summary'))).not.toEqual([]));

  await page.route(/\/home\/summary/, (route) => route.fulfill({ status: 502, body: '' }));
  const stale = page.getByText('not refreshed since');
  await minuteLater(() => expect(stale).toBeVisible({ timeout: 3000 }));
  await expect(page.getByRole('link', { name: 'New users today' })).toBeVisible();
  await page.unroute(/\/home\/summary/);
  await minuteLater(() => expect(stale).toBeHidden({ timeout: 3000 }));
});
