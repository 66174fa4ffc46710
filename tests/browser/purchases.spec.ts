import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { giftCalls } from '../../contract/gift/calls';
import { type MoneyCurrency, minorDigits, toMajor, toMinor } from '../../contract/money.enums';
import { orderCalls } from '../../contract/order/calls';
import { userCalls } from '../../contract/user/calls';
import { expect, test } from './fixtures';
import { giftOnSale, paidOrder, stoneOnSale, userAt } from './mallRecords';
import { enter } from './session';

test('a parcel goes from the list to the user, and every step keeps its time', async ({ page, server }) => {
  const session = await enter(page, server.url);
  const user = await userAt(session, 2);
  const gift = await giftOnSale(session, 'Cap of the pond', 3);
  await session.ask(userCalls.adjustPoints, {
    id: user.id,
    delta: 500,
    reason: 'For a test',
    requestId: crypto.randomUUID(),
  });
  const { id, number } = await session.ask(orderCalls.exchange, {
    userId: user.id,
    giftId: gift.id,
    count: 2,
    currency: 'points',
    platform: 'android',
    receiver: { name: '林薇', phone: '13800002041', address: '杭州市西湖区湖滨路 1 号' },
    requestId: crypto.randomUUID(),
  });
  expect((await session.ask(giftCalls.detail, { id: gift.id })).stock).toBe(1);

  await page.goto(`/order/list/detail?id=${id}`);
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('SF Express');
  await dialog.getByLabel('Tracking number').fill('SF 1');
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(dialog.getByText(/Enter 4 to/)).toBeVisible();
  await dialog.getByLabel('Tracking number').fill('SF1234567890');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('SF1234567890').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Mark completed' }).click();
  await dialog.getByRole('button', { name: 'Mark completed' }).click();
  // “Completed” is among the steps before it is done.
  await expect(page.getByRole('button', { name: 'Mark completed' })).toHaveCount(0);
  const done = await session.ask(orderCalls.detail, { id });
  expect([done.status, done.carrier, done.trackingNumber]).toEqual(['completed', 'SF Express', 'SF1234567890']);

  // Its exchange leads back to it.
  await page.goto(`/order/transaction?userId=${user.id}&giftId=${gift.id}`);
  await expect(page.getByRole('row', { name: /Cap of the pond/ }).getByText('200 points')).toBeVisible();
  await page.goto(`/order/transaction?keyword=${number}`);
  await expect(page.getByRole('row', { name: /Cap of the pond/ })).toBeVisible();
});

test('of several orders those that wait for payment are closed, and the paid one says why not', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const user = await userAt(session, 4);
  const pack = await stoneOnSale(session, { name: 'Closed in a test', price: 1200 });
  for (let index = 0; index < 2; index++) {
    await session.ask(orderCalls.place, {
      userId: user.id,
      items: [{ id: pack.id, count: 1 }],
      channel: 'alipay',
      platform: 'web',
      requestId: crypto.randomUUID(),
    });
  }
  const paid = await paidOrder(session, {
    userId: user.id,
    packageId: pack.id,
    channelNumber: `CLOSE-${crypto.randomUUID()}`,
  });

  await page.goto(`/order/list?itemId=${pack.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Close order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 orders can’t be paid for any more.');
  await expect(dialog).toContainText('1 of them does not wait for payment and will be refused.');
  await dialog.getByLabel('Reason').fill('The offer is over');
  await dialog.getByRole('button', { name: 'Close 3 orders' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 done1 failed');
  await expect(dialog).toContainText(String(paid.number));
  const counts = await session.ask(orderCalls.countByStatus, { filter: { itemId: pack.id } });
  expect(counts).toMatchObject({ total: 3, closed: 2, completed: 1 });
});

const prices: [price: number, currency: MoneyCurrency, shown: string][] = [
  [1, 'CNY', 'CN¥0.01'],
  [9_999_999_999, 'CNY', 'CN¥99,999,999.99'],
  [99, 'USD', '$0.99'],
  [600, 'JPY', '¥600'],
];

test('amounts of three currencies, the least and the most, are shown and exported to the digit', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const user = await userAt(session, 3);
  const payment = `AMOUNT-${crypto.randomUUID()}`;
  for (const [index, [price, currency]] of prices.entries()) {
    const pack = await stoneOnSale(session, { name: `Amount ${index}`, price, currency, stones: 1 });
    await paidOrder(session, { userId: user.id, packageId: pack.id, channelNumber: `${payment}-${index}` });
  }
  const { totals } = await session.ask(orderCalls.pageList, { keyword: payment });
  expect(totals?.map(({ currency, paid }) => [currency, paid])).toEqual([
    ['CNY', 10_000_000_000],
    ['USD', 99],
    ['JPY', 600],
  ]);

  await page.goto(`/order/list?keyword=${payment}`);
  for (const [, , shown] of prices) {
    await expect(page.getByRole('cell', { name: shown, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('CN¥100,000,000.00').first()).toBeVisible();

  for (const format of ['CSV file (.csv)', 'Excel workbook (.xlsx)']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const path = await (await download).path();
    const [head, ...rows] = path && format.startsWith('CSV') ? await csvOf(path) : await xlsxOf(path);
    const at = (label: string) => (head ?? []).indexOf(label);
    const sums = new Map<string, number>();
    for (const row of rows) {
      const currency = Object.keys(minorDigits).find((code) => code === row[at('Currency')]) as MoneyCurrency;
      const minor = toMinor(String(row[at('Paid')]), currency);
      expect(minor).toBeDefined();
      sums.set(currency, (sums.get(currency) ?? 0) + (minor ?? 0));
    }
    expect(rows.map((row) => `${row[at('Paid')]} ${row[at('Currency')]}`).sort()).toEqual(
      prices.map(([price, currency]) => `${toMajor(price, currency)} ${currency}`).sort(),
    );
    expect([...sums].sort()).toEqual(totals?.map(({ currency, paid }) => [currency, paid]).sort());
  }

  // Home sums them up, and on a phone has room for the most.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const figures = page.getByRole('list', { name: 'Today' }).getByRole('listitem');
  await expect(figures.filter({ hasText: 'Paid for stones today' })).toContainText(/CN¥\d{3},\d{3},\d{3}/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // The amount is a filter too, to the digit, whatever the currency.
  await page.goto(`/order/list?keyword=${payment}&amountFrom=0.01&amountTo=0.99`);
  await expect(page.getByRole('cell', { name: '$0.99', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '¥600', exact: true })).toHaveCount(0);
});

const csvOf = async (path: string): Promise<string[][]> => parse(await readFile(path), { bom: true });

async function xlsxOf(path: string): Promise<string[][]> {
  const [sheet] = await readSheets(path);
  return (sheet?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}
