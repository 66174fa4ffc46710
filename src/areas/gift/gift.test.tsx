import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import type { Input } from '@contract/index';
import { orderCalls } from '@contract/order/calls';
import { shelfCalls } from '@contract/shelf/calls';
import { userCalls } from '@contract/user/calls';
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

/** A gift of this test's own. */
async function created(name: string, change: Partial<Input<typeof giftCalls.saveOrUpdate>> = {}): Promise<Gift> {
  const [{ icon } = { icon: '' }] = (await call(giftCalls.pageList, { pageSize: 1 })).list;
  return call(giftCalls.saveOrUpdate, {
    name,
    icon,
    category: 'toy',
    kind: 'virtual',
    priceStones: 20,
    value: 200,
    currency: 'CNY',
    stock: 10,
    lowStock: 2,
    ...change,
  });
}

const read = ({ id }: Gift) => call(giftCalls.detail, { id });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('prices by per cent: every row is shown old → new, and exactly that is applied', async () => {
  const dear = await created('Per cent dear', { priceStones: 25, pricePoints: 90 });
  const cheap = await created('Per cent cheap', { priceStones: null, pricePoints: 1 });
  const top = await created('Per cent top', { priceStones: 1_000_000 });
  const user = renderApp('/fileResoute/b?keyword=Per%20cent');
  await screen.findByLabelText('Open Per cent dear');
  await user.click(screen.getByLabelText('Select all rows of this page'));
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  fireEvent.change(dialog.getByLabelText('Per cent'), { target: { value: '10' } });

  expect(await dialog.findByRole('status')).toHaveTextContent('1 price changes · 2 stay as they are');
  const row = within(dialog.getByText('Per cent dear').closest('tr') as HTMLElement);
  expect(row.getByText('28 stones')).toBeInTheDocument();
  expect(row.getByText('99 points')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Dearer in spring');
  await user.click(dialog.getByRole('button', { name: 'Change the prices of 1 gift' }));
  const result = within(await screen.findByRole('dialog', { name: 'Change the prices of 1 gift' }));
  expect(await result.findByText('1 done')).toBeInTheDocument();

  expect(await read(dear)).toMatchObject({ priceStones: 28, pricePoints: 99, version: dear.version + 1 });
  expect(await read(cheap)).toEqual(cheap);
  expect(await read(top)).toEqual(top);
  expect((await call(shelfCalls.prices, { id: dear.id }))[0]).toMatchObject({ reason: 'Dearer in spring' });
});

test('prices by per cent: a gift with a timed price is left out, and says until when', async () => {
  const free = await created('Left in');
  const held = await created('Left out');
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const planned = { itemId: held.id, version: held.version, endsAt, priceStones: 15, reason: 'A sale' };
  await call(shelfCalls.saveTimedPrice, planned);
  const user = renderApp('/fileResoute/b?keyword=Left');
  await screen.findByLabelText('Open Left out');
  await user.click(screen.getByLabelText('Select all rows of this page'));
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
  fireEvent.change(dialog.getByLabelText('Per cent'), { target: { value: '10' } });

  const counts = '1 price changes · 1 has a timed price and is left out';
  expect(await dialog.findByRole('status')).toHaveTextContent(counts);
  const row = within(dialog.getByText('Left out').closest('tr') as HTMLElement);
  expect(row.getByText(/^Timed price until /)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Dearer in spring');
  await user.click(dialog.getByRole('button', { name: 'Change the prices of 1 gift' }));
  const result = within(await screen.findByRole('dialog', { name: 'Change the prices of 1 gift' }));
  expect(await result.findByText('1 done')).toBeInTheDocument();

  expect(await read(free)).toMatchObject({ priceStones: 22 });
  expect(await read(held)).toMatchObject({ priceStones: 15 });
});

test('a new gift without a name: that is asked for first', async () => {
  const user = renderApp('/fileResoute/b/detail');
  const name = await screen.findByLabelText('Name');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Enter a name of 2 to 30 characters.')).toBeInTheDocument();
  await waitFor(() => expect(name).toHaveFocus());
});

test('a new gift: each rule stands beside its field', async () => {
  const user = renderApp('/fileResoute/b/detail');
  await screen.findByLabelText('Name');
  type('Name', ' x ');
  type('Stock', '-1');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  for (const rule of [
    'Enter a name of 2 to 30 characters.',
    'Choose an icon.',
    'Choose a category.',
    'Choose a kind.',
    'Enter a price in stones, in points, or both.',
    'Enter a whole number from 0 to 1,000,000.',
  ])
    expect(await screen.findByText(rule)).toBeInTheDocument();
  type('Price in points', '30');
  await waitFor(() => expect(screen.queryByText('Enter a price in stones, in points, or both.')).toBeNull());
});

test('what is sold while a stock is typed is taken off what is saved', async () => {
  const gift = await created('Sold meanwhile', { priceStones: 1 });
  await call(giftCalls.changeStatus, { id: gift.id, status: 'on' });
  const { list: users } = await call(userCalls.pageList, { sort: 'stones', status: ['normal'], pageSize: 1 });
  const user = renderApp(`/fileResoute/b/detail?id=${gift.id}&edit=1`);
  await screen.findByLabelText('Name');
  await call(orderCalls.exchange, {
    userId: users[0]?.id ?? '',
    giftId: gift.id,
    count: 3,
    currency: 'stones',
    platform: 'ios',
    requestId: crypto.randomUUID(),
  });
  type('Stock', '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await read(gift)).toMatchObject({ stock: 27 }));
});

test('a gift’s page begins with what it costs, what is left of it, and what a piece is worth', async () => {
  const gift = await created('Nearly gone', { pricePoints: 90, stock: 2 });
  renderApp(`/fileResoute/b/detail?id=${gift.id}`);
  const figures = within(await screen.findByRole('list', { name: 'Key figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Price20 stones or 90 points',
    expect.stringMatching(/^StockLow.*2Low at 2$/),
    'ValueCN¥2.00',
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Facts' })).toBeInTheDocument();
});

test('a gift’s page has previous and next in the list of gifts, and none where it was opened from another', async () => {
  const { id } = await created('Neighbour');
  renderApp('/fileResoute/b?keyword=Neighbour');
  await screen.findByLabelText('Open Neighbour');
  const openFrom = (path: string) =>
    act(() =>
      history.push(`/fileResoute/b/detail?id=${id}`, { origin: { visit: 'list', path, search: '', place: 0 } }),
    );
  openFrom('/fileResoute/b');
  expect(await screen.findByRole('navigation', { name: 'Other records of the list' })).toBeInTheDocument();
  openFrom('/fileResoute/u');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Other records of the list' })).toBeNull());
  expect(screen.getByRole('link', { name: /^Back/ })).toBeInTheDocument();
});
