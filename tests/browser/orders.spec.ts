import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { type PayCurrency, payCurrency, toMajor, toMinor } from '../../contract/money.enums';
import type { OrderDetail } from '../../contract/order';
import { orderCalls } from '../../contract/order/calls';
import { stoneCalls } from '../../contract/stone/calls';
import { expect, test } from './fixtures';
import { openPalette } from './palette';
import { enter, type Session } from './session';

/** A purchase that a user has just paid, of a package that anyone may buy. */
async function purchase(session: Session): Promise<OrderDetail> {
  const { list } = await session.ask(stoneCalls.pageList, { status: 'on', currency: 'CNY' } as never);
  const bought = list.find(({ limitPerUser }) => limitPerUser === null);
  const { id: userId } = await session.findUser();
  const { id } = await session.ask(orderCalls.place, {
    userId,
    items: [{ id: bought?.id ?? '', count: 1 }],
    channel: 'wechatPay',
    platform: 'ios',
    requestId: crypto.randomUUID(),
  });
  return session.ask(orderCalls.pay, { id, channelNumber: crypto.randomUUID() });
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test('by the number of a purchase its order is found and refunded in part, with all that brings about', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const order = await purchase(session);
  const { id, number, paid, stones, user } = order;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page, String(order.items[0]?.number));
  await expect(page.getByRole('option', { name: new RegExp(String(number)) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  // It comes once the order has been read, above the reason that had the focus.
  await expect(dialog(page).getByLabel('Amount to refund')).toBeFocused();
  await expect(dialog(page).getByLabel('Amount to refund')).toHaveValue('');
  await dialog(page)
    .getByLabel('Amount to refund')
    .fill(toMajor(paid + 1, 'CNY'));
  await dialog(page).getByLabel('Reason').fill('Paid twice by mistake');
  await dialog(page).getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog(page).getByText(/Enter an amount above zero/)).toBeVisible();
  expect((await session.ask(orderCalls.detail, { id })).status).toBe('completed');

  const half = Math.floor(paid / 2);
  await dialog(page).getByLabel('Amount to refund').fill(toMajor(half, 'CNY'));
  await expect(dialog(page).getByText('goes back through WeChat Pay.')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `Refund CN¥${toMajor(half, 'CNY')}` })
    .click();
  await expect(main(page).getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText('Paid twice by mistake');

  const back = Math.floor((stones * half) / paid);
  const after = await session.ask(orderCalls.detail, { id });
  expect(after).toMatchObject({ status: 'refunded', refunded: half, stonesLeft: order.stonesLeft - back });
  expect(await session.call(orderCalls.refund, { id, amount: 1, reason: 'Once more' })).toMatchObject({ code: 10422 });

  // The story of the user says it, and their ledger leads back to the order.
  await page.goto(`/user/appUser?id=${user.id}`);
  const last = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: String(number) });
  await expect(last.getByText('Refunded', { exact: true })).toBeVisible();
  await page.goto(`/user/appUser?id=${user.id}&tab=ledger`);
  await dialog(page)
    .getByRole('link', { name: String(number) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
});

test('the sums below a filtered list are those of its export, currency by currency', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/order/list?status=refunded,closed');
  await expect(page.getByRole('table', { name: /Sums of all orders/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click();
  const rows: Record<string, string>[] = parse(await readFile(await (await download).path()), {
    bom: true,
    columns: true,
  });
  const { totals, total } = await session.ask(orderCalls.pageList, { status: 'refunded,closed' } as never);
  expect(rows).toHaveLength(total);
  for (const { currency, ...sums } of totals ?? []) {
    const own = rows.filter((row) => row.Currency === payCurrency[currency].label['en-US']);
    expect(own).toHaveLength(sums.count);
    for (const [head, name] of [
      ['Amount', 'amount'],
      ['Discount', 'discount'],
      ['Paid', 'paid'],
      ['Refunded', 'refunded'],
    ] as const) {
      expect(sumOf(own, head, currency)).toBe(sums[name]);
    }
  }
});

const sumOf = (rows: Record<string, string>[], head: string, currency: PayCurrency) =>
  rows.reduce((sum, row) => sum + (toMinor(row[head] ?? '', currency) ?? Number.NaN), 0);
