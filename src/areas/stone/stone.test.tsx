import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { rechargeCalls } from '@contract/recharge/calls';
import { shelfCalls } from '@contract/shelf/calls';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ListScreen'), import('./DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

type Currency = Stone['currency'];

/** A package of this test's own. */
async function created(name: string, price: number, currency: Currency = 'CNY'): Promise<Stone> {
  const [{ icon } = { icon: '' }] = (await call(stoneCalls.pageList, { pageSize: 1 })).list;
  return call(stoneCalls.saveOrUpdate, { name, icon, stones: 60, bonus: 0, price, currency });
}

const read = ({ id }: Stone) => call(stoneCalls.detail, { id });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

test('another price is confirmed old → new with a reason: cancelled, nothing is sent', async () => {
  const stone = await created('Confirmed', 600);
  const user = renderApp(`/fileResoute/a/detail?id=${stone.id}&edit=1`);
  await screen.findByLabelText('Name');
  expect(screen.getByLabelText('Price')).toHaveValue('6.00');
  type('Price', '99999999.99');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = await screen.findByRole('dialog', { name: 'Change the price?' });
  expect(within(asked).getByText(/CN¥6\.00/)).toBeInTheDocument();
  expect(within(asked).getByText('CN¥99,999,999.99')).toBeInTheDocument();
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(await read(stone)).toEqual(stone);

  type('Price', '0.01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('dialog', { name: 'Change the price?' });
  expect(within(again).getByText('CN¥0.01')).toBeInTheDocument();
  await user.type(within(again).getByLabelText('Reason'), 'Payment test');
  await user.click(within(again).getByRole('button', { name: 'Save with the new price' }));
  await waitFor(async () => expect(await read(stone)).toMatchObject({ price: 1, version: stone.version + 1 }));
  expect((await call(shelfCalls.prices, { id: stone.id }))[0]).toMatchObject({ price: 1, reason: 'Payment test' });
  expect(await screen.findByRole('img', { name: /Price over time: .*CN¥6\.00.*CN¥0\.01/ })).toBeInTheDocument();
  expect(history.location.search).not.toContain('edit');
});

test('a new package: each rule stands beside its field, and an amount is one of its currency', async () => {
  const user = renderApp('/fileResoute/a/detail');
  await screen.findByLabelText('Name');
  type('Stones', '0');
  type('Bonus', '-1');
  type('Price', '0');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  for (const rule of [
    'Enter a name.',
    'Choose an icon.',
    'Enter a whole number from 1 to 1,000,000.',
    'Enter a whole number from 0 to 1,000,000.',
    'Enter an amount from CN¥0.01 to CN¥99,999,999.99, with 2 decimals at most.',
  ])
    expect(await screen.findByText(rule)).toBeInTheDocument();

  type('Price', '6.005');
  expect(screen.getByLabelText('Price')).toHaveValue('6.005');
  expect(screen.getByText(/with 2 decimals at most/)).toBeInTheDocument();
  type('Price', '6');
  await waitFor(() => expect(screen.queryByText(/with 2 decimals at most/)).toBeNull());
  expect(screen.getByLabelText('Price')).toHaveValue('6.00');
  // What is written stays: 6 yen, not 600.
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click((await screen.findAllByText('JPY')).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('Price')).toHaveValue('6'));
});

test('what one saved elsewhere first is said to be one’s own, and shown as money; the price is asked about from that', async () => {
  const stone = await created('Two at once', 99, 'USD');
  const user = renderApp(`/fileResoute/a/detail?id=${stone.id}&edit=1`);
  await screen.findByLabelText('Name');
  await call(stoneCalls.changePrice, { id: stone.id, version: stone.version, price: 1999, reason: 'Dearer' });
  type('Price', '2.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const first = await screen.findByRole('dialog', { name: 'Change the price?' });
  await user.type(within(first).getByLabelText('Reason'), 'Spring');
  await user.click(within(first).getByRole('button', { name: 'Save with the new price' }));
  const conflict = await screen.findByRole('dialog', { name: 'Saved elsewhere first' });
  await user.click(within(conflict).getByRole('radio', { name: /\$2\.50/ }));
  expect(await within(conflict).findByText(/^You saved this record elsewhere/)).toBeInTheDocument();
  expect(within(conflict).getByRole('radio', { name: /^Elsewhere.*\$19\.99/ })).toBeInTheDocument();
  expect(within(conflict).getByText(/changed in both places/)).toBeInTheDocument();
  expect(within(conflict).queryByText('Theirs')).toBeNull();
  await user.click(within(conflict).getByRole('button', { name: 'Save with these' }));
  await waitFor(() => expect(screen.getByText('$19.99', { selector: '[role=dialog] *' })).toBeInTheDocument());
  const second = (await screen.findAllByRole('dialog', { name: 'Change the price?' })).at(-1) as HTMLElement;
  await user.type(within(second).getByLabelText('Reason'), 'Spring, all the same');
  await user.click(within(second).getByRole('button', { name: 'Save with the new price' }));
  await waitFor(async () => expect(await read(stone)).toMatchObject({ price: 250, version: stone.version + 2 }));
});

test('a row is put on sale without a reason, and taken off with one', async () => {
  const stone = await created('On and off', 600);
  const user = renderApp('/fileResoute/a?keyword=On%20and%20off');
  const choose = async (item: string) => {
    await user.click(await screen.findByLabelText('More actions: On and off'));
    await user.click((await screen.findAllByRole('menuitem', { name: item })).at(-1) as HTMLElement);
  };
  await choose('Put on sale');
  const putOn = await screen.findByRole('dialog', { name: 'Put “On and off” on sale' });
  expect(within(putOn).queryByLabelText('Reason')).toBeNull();
  await user.click(within(putOn).getByRole('button', { name: 'Put on sale' }));
  await waitFor(async () => expect(await read(stone)).toMatchObject({ status: 'on', place: { section: 'stones' } }));
  await screen.findByText(/^Lucky stones · \d+$/);
  await choose('Take off sale');
  const takeOff = await screen.findByRole('dialog', { name: 'Take “On and off” off sale' });
  await user.type(within(takeOff).getByLabelText('Reason'), 'Only a test');
  await user.click(within(takeOff).getByRole('button', { name: 'Take off sale' }));
  await waitFor(async () => expect(await read(stone)).toMatchObject({ status: 'off', place: null }));
});

test('what was sold leads to just these purchases, and not to what orders have besides', async () => {
  const { list } = await call(stoneCalls.pageList, { currency: ['CNY'], sort: 'sold', order: 'descend', pageSize: 1 });
  const { id = '' } = list[0] ?? {};
  const { pieces, revenue } = await call(shelfCalls.sales, { id, zone: 'UTC' });
  renderApp(`/fileResoute/a/detail?id=${id}`);
  const linked = async (figure: string) => {
    const link = within((await screen.findByText(figure)).parentElement as HTMLElement).getByRole('link');
    const address = new URL((link as HTMLAnchorElement).href);
    expect(address.pathname).toBe('/order/recharge');
    const { packageId, status, currency } = Object.fromEntries(address.searchParams);
    expect({ packageId, status }).toEqual({ packageId: id, status: 'paid' });
    const { totals } = await call(rechargeCalls.pageList, {
      packageId: id,
      status: ['paid'],
      ...(currency && { currency: ['CNY'] }),
    });
    return totals;
  };
  expect((await linked('Revenue without refunded orders'))?.paid).toEqual(revenue);
  expect((await linked('Pieces'))?.stones).toBe(pieces * (list[0]?.stones ?? 0));
  expect(screen.getByText('Since the beginning:')).toBeInTheDocument();
});

test('a package’s page begins with its price, its stones and what they are worth', async () => {
  const { id, version, name, icon, price, currency } = await created('With a bonus', 600);
  await call(stoneCalls.saveOrUpdate, { id, version, name, icon, price, currency, stones: 60, bonus: 6 });
  renderApp(`/fileResoute/a/detail?id=${id}`);
  const figures = within(await screen.findByRole('list', { name: 'Key figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'PriceCN¥6.00',
    'Stones60+6 Bonus',
    'Worth11 stones for CN¥1.00',
  ]);
});

test('a price that is changed at once by two: what is typed stays, over theirs, whatever fails to be read', async () => {
  const stone = await created('Dearer by two', 600);
  const user = renderApp('/fileResoute/a?keyword=Dearer');
  await user.click(await screen.findByLabelText('More actions: Dearer by two'));
  await backEnd.answerNext(stoneCalls.detail, { status: 500, body: '' });
  await user.click(await screen.findByRole('menuitem', { name: 'Change price' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  const dialog = within((await screen.findByLabelText('New price')).closest('[role=dialog]') as HTMLElement);
  const { id, version } = stone;
  await call(stoneCalls.changePrice, { id, version, price: 1999, reason: 'Dearer' });
  type('New price', '2.50');
  await user.type(dialog.getByLabelText('Reason'), 'Spring');
  await backEnd.answerNext(stoneCalls.detail, { status: 500, body: '' });
  await user.click(dialog.getByRole('button', { name: 'Change price' }));
  expect(await dialog.findByText(/^It was changed elsewhere meanwhile/)).toBeInTheDocument();
  expect(dialog.getByText(/CN¥19\.99/)).toBeInTheDocument();
  expect([screen.getByLabelText('New price'), screen.getByLabelText('Reason')]).toMatchObject([
    { value: '2.50' },
    { value: 'Spring' },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Change price' }));
  expect(await screen.findByText('“Dearer by two” has its new price.')).toBeInTheDocument();
  await expect(call(stoneCalls.detail, { id }, { notice: false })).rejects.toMatchObject({ status: 500 });
  expect(await read(stone)).toMatchObject({ price: 250, version: version + 2 });
});

test('what a change of prices left ticked is put on sale', async () => {
  const done = await created('By per cent, done', 600);
  const refused = await created('By per cent, refused', 600);
  const user = renderApp('/fileResoute/a?keyword=By%20per%20cent');
  await user.click(await screen.findByLabelText('Select all rows of this page'));
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  type('Per cent', '10');
  await asked.findByText('2 prices change');
  const { id, version } = refused;
  await call(stoneCalls.changePrice, { id, version, price: 700, reason: 'Dearer' });
  await user.type(asked.getByLabelText('Reason'), 'The rate of exchange');
  await user.click(asked.getByRole('button', { name: 'Change 2 prices' }));
  const result = within(await screen.findByRole('dialog', { name: 'Change 2 prices' }));
  await result.findByText('1 done');
  await user.click(result.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await read(done)).toMatchObject({ price: 660 });

  await user.click(await screen.findByRole('button', { name: 'Put on sale' }));
  const putOn = within(await screen.findByRole('dialog', { name: 'Put 1 package on sale' }));
  const confirm = putOn.getByRole('button', { name: 'Put 1 package on sale' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(await screen.findByText('1 done')).toBeInTheDocument();
  expect(await read(refused)).toMatchObject({ status: 'on' });
});
