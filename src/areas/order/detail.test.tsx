import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { giftCalls } from '@contract/gift/calls';
import type { OrderDetail } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { stoneCalls } from '@contract/stone/calls';
import { userCalls } from '@contract/user/calls';
import { call, newRequestId } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./DetailScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

let taken = 0;

/** A paid purchase of this test's own: its user has the stones bought with it, and those of before. */
async function purchase(): Promise<OrderDetail> {
  taken += 1;
  const { list: users } = await call(userCalls.pageList, { status: ['normal'], current: taken, pageSize: 1 });
  const { list: packages } = await call(stoneCalls.pageList, { status: ['on'], currency: ['CNY'], sort: 'price' });
  const bought = packages.find(({ limitPerUser }) => limitPerUser === null);
  if (!users[0] || !bought) throw new Error('the demo data has nobody to buy, or nothing');
  const { id } = await call(orderCalls.place, {
    userId: users[0].id,
    items: [{ id: bought.id, count: 1 }],
    channel: 'alipay',
    platform: 'ios',
    requestId: newRequestId(),
  });
  return call(orderCalls.pay, { id, channelNumber: newRequestId() });
}

/** Spends so many stones that not all of those bought are left. */
async function spend(order: OrderDetail): Promise<number> {
  const { list } = await call(giftCalls.pageList, { status: ['on'], kind: ['virtual'], pageSize: 200 });
  const room = ({ stock, limitPerUser }: (typeof list)[number]) => Math.min(stock, limitPerUser ?? stock, 999);
  const gift = list
    .filter(({ priceStones, currency: _ }) => priceStones !== null)
    .sort((a, b) => (b.priceStones ?? 0) * room(b) - (a.priceStones ?? 0) * room(a))[0];
  const price = gift?.priceStones ?? 1;
  const count = Math.min(room(gift as never), Math.floor(order.stonesLeft / price));
  await call(orderCalls.exchange, {
    userId: order.user.id,
    giftId: gift?.id ?? '',
    count,
    currency: 'stones',
    platform: 'ios',
    requestId: newRequestId(),
  });
  return order.stonesLeft - count * price;
}

/** Not shipped yet, paid with stones that its user has bought. */
async function parcel(): Promise<OrderDetail> {
  const { list } = await call(giftCalls.pageList, { status: ['on'], kind: ['shipped'], sort: 'priceStones' });
  const gift = list.find(({ priceStones, stock }) => priceStones !== null && priceStones > 1 && stock > 0);
  const { user } = await purchase();
  return call(orderCalls.exchange, {
    userId: user.id,
    giftId: gift?.id ?? '',
    count: 1,
    currency: 'stones',
    platform: 'ios',
    receiver: { name: 'Mia Chen', phone: '13800000000', address: '1 Lake Road' },
    requestId: newRequestId(),
  });
}

async function askForRefund(order: OrderDetail) {
  const user = renderApp(`/order/list/detail?id=${order.id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund order ${order.number}` }));
  const amount = await dialog.findByLabelText('Amount to refund');
  expect(amount).toHaveValue('');
  return { user, dialog, amount };
}

const yuan = (minor: number) => (minor / 100).toFixed(2);

test('a part is refunded as it was typed: the stones that go back are told first, and more than was paid is not taken', async () => {
  const order = await purchase();
  const { user, dialog, amount } = await askForRefund(order);
  await user.type(amount, yuan(order.paid + 1));
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(
    await dialog.findByText(`Enter an amount above zero, and at most CN¥${yuan(order.paid)}.`),
  ).toBeInTheDocument();

  await user.clear(amount);
  await user.type(amount, yuan(order.paid - 1));
  const back = Math.floor((order.stones * (order.paid - 1)) / order.paid);
  expect(await dialog.findByText(`CN¥${yuan(order.paid - 1)} goes back through Alipay.`)).toBeInTheDocument();
  expect(dialog.getByText(new RegExp(`^${back.toLocaleString('en-US')} stones are taken back`))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: `Refund CN¥${yuan(order.paid - 1)}` }));

  const told = new RegExp(`^CN¥${yuan(order.paid - 1)} of CN¥${yuan(order.paid)} refunded on`);
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await call(orderCalls.detail, { id: order.id })).toMatchObject({
    status: 'refunded',
    refunded: order.paid - 1,
    refundReason: 'Charged twice',
    stonesLeft: order.stonesLeft - back,
  });
  const figures = within(screen.getByRole('list', { name: 'Key figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    `PaidCN¥${yuan(order.paid)}`,
    `RefundedCN¥${yuan(order.paid - 1)}`,
    'Pieces1',
    expect.stringMatching(/^Ordered/),
  ]);
  const steps = within(screen.getByRole('region', { name: 'Steps' }));
  expect(['Ordered', 'Paid', 'Completed', 'Refunded'].map((name) => steps.getByText(name))).toHaveLength(4);
});

test('where the stones were spent, no more is refunded than those left allow', async () => {
  const order = await purchase();
  const left = await spend(order);
  expect(left).toBeLessThan(order.stones);
  const { user, dialog, amount } = await askForRefund(order);
  expect(dialog.getByRole('alert')).toHaveTextContent('can be refunded');
  await user.type(amount, yuan(order.paid));
  expect(await dialog.findByText(/would be taken back, but/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(dialog.getAllByText(/stones bought with it go back/).length).toBeGreaterThan(1);
  expect(await call(orderCalls.detail, { id: order.id })).toMatchObject({ status: 'completed', refunded: 0 });
});

test('Enter in the amount refunds nothing: that can’t be taken back', async () => {
  const order = await purchase();
  const { user, dialog, amount } = await askForRefund(order);
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await user.type(amount, `${yuan(order.paid)}{Enter}`);
  await user.clear(amount);
  await user.type(amount, yuan(order.paid - 1));
  await user.click(dialog.getByRole('button', { name: `Refund CN¥${yuan(order.paid - 1)}` }));
  expect(await screen.findByText(/refunded on/)).toBeInTheDocument();
  expect((await call(orderCalls.detail, { id: order.id })).refunded).toBe(order.paid - 1);
});

test('a part of an order to ship ends it, and that is told first', async () => {
  const { user, dialog, amount } = await askForRefund(await parcel());
  await user.type(amount, '1');
  expect(await dialog.findByText(/its parcel is not shipped any more/)).toBeInTheDocument();
  expect(dialog.getByText(/^Back in stock: /)).toBeInTheDocument();
});

test('a mistyped parcel is put right: what was typed is there, and completing stays the next step', async () => {
  const { id, number } = await parcel();
  await call(orderCalls.ship, { id, carrier: 'SF Express', trackingNumber: 'SF-0001' });
  const user = renderApp(`/order/list/detail?id=${id}`);
  expect(await screen.findByRole('button', { name: 'Mark completed' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change parcel' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Change the parcel of order ${number}` }));
  expect(dialog.getByLabelText('Carrier')).toHaveValue('SF Express');
  const tracking = dialog.getByLabelText('Tracking number');
  expect(tracking).toHaveValue('SF-0001');
  await user.clear(tracking);
  await user.type(tracking, 'SF-00');
  // As Safari sends the one that ends a word of an input method, which saves nothing.
  fireEvent.keyDown(tracking, { key: 'Enter', keyCode: 229 });
  await user.type(tracking, '02{Enter}');
  expect(await screen.findByText(`The parcel of order ${number} is SF-0002 with SF Express now.`)).toBeInTheDocument();
  expect(await call(orderCalls.detail, { id })).toMatchObject({ status: 'shipped', trackingNumber: 'SF-0002' });
});

test('all of it is filled in by a button', async () => {
  const order = await purchase();
  const { user, dialog, amount } = await askForRefund(order);
  await user.click(dialog.getByRole('button', { name: 'Use the full amount' }));
  expect(amount).toHaveValue(yuan(order.paid));
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await user.click(dialog.getByRole('button', { name: `Refund CN¥${yuan(order.paid)}` }));
  await waitFor(async () => expect((await call(orderCalls.detail, { id: order.id })).refunded).toBe(order.paid));
});

test('who wrote a remark at the same time is told theirs and their own', async () => {
  const order = await purchase();
  const user = renderApp(`/order/list/detail?id=${order.id}`);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Remark on order ${order.number}` }));
  await user.type(dialog.getByLabelText('Remark'), 'Sent a spare one');
  await call(orderCalls.remark, { id: order.id, version: order.version, remark: 'Calls back on Monday' });
  await user.click(dialog.getByRole('button', { name: 'Save remark' }));
  const title = await screen.findByText('Saved elsewhere first');
  const conflict = within(title.closest('[role="dialog"]') as HTMLElement);
  expect(conflict.getByText('Calls back on Monday')).toBeInTheDocument();
  await user.click(conflict.getByText('Sent a spare one'));
  await user.click(conflict.getByText('Save with these'));
  await waitFor(async () => expect((await call(orderCalls.detail, { id: order.id })).remark).toBe('Sent a spare one'));
});

test('an order that was closed before it was paid has nothing to pay', async () => {
  const { list } = await call(orderCalls.pageList, { status: ['waiting'], pageSize: 1 });
  const { id = '' } = list[0] ?? {};
  await call(orderCalls.close, { id, reason: 'Ordered twice' });
  renderApp(`/order/list/detail?id=${id}`);
  expect(await screen.findAllByText('Never paid')).toHaveLength(2);
  expect(screen.queryByText('To pay')).not.toBeInTheDocument();
});

test('an order that a colleague ships under the dialog shows so once it is closed', async () => {
  const { id, number } = await parcel();
  const user = renderApp(`/order/list/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Ship' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Ship order ${number}` }));
  await call(orderCalls.ship, { id, carrier: 'SF Express', trackingNumber: 'SF100200' });
  await user.type(dialog.getByLabelText('Carrier'), 'YTO');
  await user.type(dialog.getByLabelText('Tracking number'), 'YT100200');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Mark completed' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
  expect((await screen.findAllByText(/SF100200/)).length).toBeGreaterThan(0);
});

test('an order that was refunded meanwhile is not offered to be refunded', async () => {
  const { id, number, paid } = await purchase();
  const user = renderApp(`/order/list/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await call(orderCalls.refund, { id, amount: paid, reason: 'Charged twice' });
  await user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Refund order ${number}` }));
  await dialog.findByLabelText('Amount to refund');
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
});
