import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { parse } from 'csv-parse/sync';
import dayjs from 'dayjs';
import { giftCalls } from '@contract/gift/calls';
import { type PayCurrency, toMinor } from '@contract/money.enums';
import type { Order } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { rechargeCalls } from '@contract/recharge/calls';
import { stoneCalls } from '@contract/stone/calls';
import { userCalls } from '@contract/user/calls';
import { csvLine } from '@/components/export/csv';
import { fileColumns } from '@/components/list/columns';
import { decimalOf } from '@/components/money/useMoney';
import { call, newRequestId } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { refundedBeside } from './cells';
import { columnsOf } from './columns';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./ListScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

type User = ReturnType<typeof renderApp>;

/** Every order of a filter, page by page. */
async function everyOrder(filter: object): Promise<Order[]> {
  const orders: Order[] = [];
  for (let current = 1; ; current++) {
    const { list, total } = await call(orderCalls.pageList, { ...filter, current, pageSize: 200 });
    orders.push(...list);
    if (orders.length >= total || list.length === 0) return orders;
  }
}

const texts = { t: (id: string) => id, label: (_: object, value: string) => value };

/** What a file of these orders says, by the keys of its columns. */
function fileOf(orders: Order[]): Record<string, string>[] {
  const columns = fileColumns(columnsOf(texts).filter(({ extra }) => !extra));
  const lines = orders.map((order) => csvLine(columns.map(({ value }) => value(order))));
  return parse(`${csvLine(columns.map(({ key }) => key))}${lines.join('')}`, { columns: true });
}

const SUMS = ['amount', 'discount', 'paid', 'refunded'] as const;

test('the footer’s sums of a filter are those of the rows that its export has', async () => {
  const filter = { kind: 'recharge' } as const;
  const rows = fileOf(await everyOrder({ kind: ['recharge'] }));
  expect(rows.length).toBeGreaterThan(20);
  const sums = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const currency = row.currency as PayCurrency;
    const sum = sums.get(currency) ?? {};
    for (const name of SUMS) sum[name] = (sum[name] ?? 0) + (toMinor(row[name] ?? '', currency) ?? Number.NaN);
    sums.set(currency, { ...sum, count: (sum.count ?? 0) + 1 });
  }
  const { totals } = await call(orderCalls.pageList, { kind: ['recharge'], pageSize: 1 });
  expect(new Map(totals?.map(({ currency, ...sum }) => [currency, sum]))).toEqual(sums);

  renderApp(`/order/list?kind=${filter.kind}`);
  const table = within(await screen.findByRole('table', { name: /Sums of all orders/ }));
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'CNY' });
  expect(table.getByText(money.format((sums.get('CNY')?.paid ?? 0) / 100))).toBeInTheDocument();
});

async function filterBy(user: User, from: string) {
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Amount' }));
  const input = await screen.findByLabelText('From');
  await user.clear(input);
  await user.type(input, `${from}{Enter}`);
}

test('a filter by days takes the days of last week at once', async () => {
  const user = renderApp('/order/list?ordered=7d');
  await user.click(await screen.findByRole('button', { name: /^Ordered/ }));
  await user.click(await screen.findByRole('button', { name: 'Last week' }));
  await waitFor(() => expect(history.location.search).toMatch(/^\?orderedFrom=[\d-]{10}&orderedTo=[\d-]{10}$/));
  const [from = '', to = ''] = new URLSearchParams(history.location.search).values();
  expect([dayjs(from).format('dddd'), dayjs(to).diff(from, 'day')]).toEqual(['Monday', 6]);
});

test('a filter by amount takes what was typed to the digit, and says what is no amount', async () => {
  const user = renderApp('/order/list?currency=CNY&status=completed');
  await filterBy(user, '1e3');
  expect(await screen.findByRole('alert')).toHaveTextContent('An amount such as 12.50');
  expect(history.location.search).toBe('?currency=CNY&status=completed');
  const input = screen.getByLabelText('From');
  expect(input).toHaveAccessibleDescription(/in any currency/);
  await user.clear(input);
  await user.type(input, '12.50{Enter}');
  expect(await screen.findByRole('button', { name: 'Amount: ≥ 12.50' })).toBeInTheDocument();
  expect(history.location.search).toBe('?currency=CNY&status=completed&amountFrom=12.50');
  const { total } = await call(orderCalls.pageList, { currency: ['CNY'], status: ['completed'], amountFrom: '12.50' });
  expect(await screen.findByText(new RegExp(`of ${total}$`))).toBeInTheDocument();
});

/** An order of this test's own, whose parcel waits to be shipped: of the first user who may still have one. */
async function parcel(): Promise<Order> {
  const { list: gifts } = await call(giftCalls.pageList, { status: ['on'], kind: ['shipped'], pageSize: 50 });
  const gift = gifts.find(({ stock, priceStones }) => stock > 0 && priceStones !== null);
  const { list: users } = await call(userCalls.pageList, { status: ['normal'], sort: 'stones', pageSize: 20 });
  for (const { id } of users) {
    const order = await call(
      orderCalls.exchange,
      {
        userId: id,
        giftId: gift?.id ?? '',
        count: 1,
        currency: 'stones',
        platform: 'ios',
        receiver: { name: 'Ava Walker', phone: '+447700900123', address: '1 Lake Road, Bath' },
        requestId: newRequestId(),
      },
      { notice: false },
    ).catch(() => undefined);
    if (order) return order;
  }
  throw new Error('nobody may have a parcel');
}

test('an order that waits for its parcel is shipped from its row, which then offers what comes next', async () => {
  const order = await parcel();
  const user = renderApp(`/order/list?keyword=${order.number}`);
  await user.click(await screen.findByRole('button', { name: `More actions: ${order.number}` }));
  const menu = (await screen.findByRole('menuitem', { name: 'Ship' })).closest('ul') as HTMLElement;
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ship', 'Write a remark', 'Refund']);
  await user.click(screen.getByRole('menuitem', { name: 'Ship' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Ship order ${order.number}` }));
  await user.type(dialog.getByLabelText('Carrier'), 'SF Express');
  await user.type(dialog.getByLabelText('Tracking number'), 'no spaces!');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByText('Enter 4 to 60 letters, digits or hyphens.')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Tracking number'));
  await user.type(dialog.getByLabelText('Tracking number'), ' SF1234567890 ');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await call(orderCalls.detail, { id: order.id })).toMatchObject({
    status: 'shipped',
    carrier: 'SF Express',
    trackingNumber: 'SF1234567890',
  });
  expect(await screen.findByText('Shipped')).toBeInTheDocument();
});

test('an order that a colleague ships under the dialog of its row shows so once that is closed', async () => {
  const { id, number } = await parcel();
  const user = renderApp(`/order/list?keyword=${number}`);
  await user.click(await screen.findByRole('button', { name: `More actions: ${number}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ship' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Ship order ${number}` }));
  await call(orderCalls.ship, { id, carrier: 'SF Express', trackingNumber: 'SF100200' });
  await user.type(dialog.getByLabelText('Carrier'), 'YTO');
  await user.type(dialog.getByLabelText('Tracking number'), 'YT100200');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Shipped')).toBeInTheDocument();
});

test('an order is not shipped before it is known where to: where that fails, it is asked again', async () => {
  const { number } = await parcel();
  const user = renderApp(`/order/list?keyword=${number}`);
  await user.click(await screen.findByRole('button', { name: `More actions: ${number}` }));
  await backEnd.answerNext(orderCalls.detail, { status: 502 });
  await user.click(await screen.findByRole('menuitem', { name: 'Ship' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Ship order ${number}` }));
  const again = await dialog.findByRole('button', { name: 'Retry' });
  expect(dialog.getByRole('button', { name: 'Ship' })).toBeDisabled();
  expect(dialog.queryByText(/The parcel goes to/)).toBeNull();
  await user.click(again);
  expect(await dialog.findByText(/The parcel goes to:/)).toBeInTheDocument();
  expect(dialog.getByText('1 Lake Road, Bath')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Ship' })).toBeEnabled();
});

test('the number of a good in the address is named in its chip', async () => {
  const [order] = (await call(orderCalls.pageList, { kind: ['recharge'], pageSize: 1 })).list;
  const id = order?.items[0]?.itemId ?? '';
  const { name } = await call(stoneCalls.detail, { id });
  renderApp(`/order/list?itemId=${id}`);
  expect(await screen.findByText(`Item: ${name}`)).toBeInTheDocument();
});

test('home’s link to the orders to ship is one of the views, whose count goes with the list', async () => {
  renderApp('/order/list?status=paid&sort=orderedAt&order=ascend');
  expect(await screen.findByRole('link', { name: /^To ship/, current: true })).toBeInTheDocument();
});

test('a purchase that was refunded in part says how much, and its sums that they are before refunds', async () => {
  const { list } = await call(rechargeCalls.pageList, { status: ['paid'], currency: ['CNY'], sort: 'paid' });
  const line = list.find(({ order }) => list.filter((other) => other.order.id === order.id).length === 1);
  await call(orderCalls.refund, { id: line?.order.id ?? '', amount: 50, reason: 'Goodwill' });
  renderApp(`/order/recharge?keyword=${line?.number}`);
  const row = within(await screen.findByRole('row', { name: new RegExp(`^${line?.number} `) }));
  expect(row.getAllByText(/^.CN¥0\.50$/).length).toBeGreaterThan(0);
  expect(row.getByText('Refunded')).toBeInTheDocument();
  expect(screen.getByText(/^Paid, before refunds/)).toBeInTheDocument();
});

test('a file says what was refunded, and nothing where a service does not say it', () => {
  const { value } = refundedBeside((key) => key);
  expect(value({ refunded: 0, currency: 'CNY' })).toEqual(decimalOf(0, 'CNY'));
  expect(value({ currency: 'CNY' })).toBeNull();
});
