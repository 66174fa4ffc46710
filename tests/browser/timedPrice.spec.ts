import { shelfCalls } from '../../contract/shelf/calls';
import { stoneCalls } from '../../contract/stone/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test('the clock begins and ends a planned price, and an open page follows it', async ({ page, startServer }) => {
  const server = await startServer();
  const session = await enter(page, server.url);
  const { list } = await session.ask(stoneCalls.pageList, { currency: ['CNY'], status: ['on'] });
  const item = list.find(({ price }) => price === 1200);
  if (!item) throw new Error('The demo data has no package for CN¥12.00');
  const times = { startsAt: inSeconds(6), endsAt: inSeconds(22), reason: 'A very short sale' };
  await session.ask(shelfCalls.saveTimedPrice, { itemId: item.id, version: item.version, price: 900, ...times });

  await page.goto(`${server.url}/fileResoute/u/detail?id=${item.id}`);
  const timed = page.getByRole('list', { name: 'Timed prices' });
  await expect(timed.getByText('Planned')).toBeVisible();
  await expect(timed.getByText('Running')).toBeVisible({ timeout: 20_000 });
  const ordinary = page.locator('s').filter({ hasText: 'CN¥12.00' });
  await expect(ordinary).toBeVisible();
  await expect(page.getByText('No other price is planned.')).toBeVisible({ timeout: 40_000 });
  await expect(ordinary).toHaveCount(0);
  expect(await session.ask(stoneCalls.detail, { id: item.id })).toMatchObject({
    price: 1200,
    version: item.version + 2,
  });
});

test('a price is planned from the keyboard, at once until a day in the picker', async ({ page, startServer }) => {
  const server = await startServer();
  const session = await enter(page, server.url);
  const { list } = await session.ask(stoneCalls.pageList, { currency: ['CNY'], status: ['on'] });
  const item = list.find(({ price }) => price === 1200);
  if (!item) throw new Error('The demo data has no package for CN¥12.00');
  await page.goto(`${server.url}/fileResoute/a/detail?id=${item.id}`);
  await page.getByRole('button', { name: 'Plan a price' }).click();
  const dialog = page.getByRole('dialog', { name: `Plan a price of “${item.name}”` });
  await dialog.getByLabel('Price for this time').fill('9');
  await dialog.getByLabel('End', { exact: true }).click();
  await page.keyboard.type(`${new Date().getFullYear() + 1}-01-02 08:30`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('CN¥9.00')).toBeVisible();
  await dialog.getByLabel('Reason').fill('New year');
  await dialog.getByRole('button', { name: 'Plan a price' }).click();
  await expect(page.getByRole('list', { name: 'Timed prices' }).getByText('Running')).toBeVisible();

  await page.goto(`${server.url}/fileResoute/u`);
  const shown = page.getByText(
    /Timed price until 2 Jan .*, then CN¥12\.00 again|Timed price until Jan 2.*, then CN¥12\.00 again/,
  );
  await expect(shown.first()).toBeAttached();
});
