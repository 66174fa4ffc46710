import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { setLocale } from '@umijs/max';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import { shelfCalls } from '@contract/shelf/calls';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../../../tests/jest/backEnd';
import { renderApp } from '../../../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('@/areas/stone/ListScreen'),
    import('@/areas/stone/DetailScreen'),
    import('@/areas/gift/DetailScreen'),
    import('../../ShelfScreen'),
  ]),
);
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** As it is typed, in this machine's zone. */
const typedTime = (hours: number) => {
  const at = new Date(Date.now() + hours * HOUR_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

async function stone(name: string): Promise<Stone> {
  const [{ icon } = { icon: '' }] = (await call(stoneCalls.pageList, { pageSize: 1 })).list;
  return call(stoneCalls.saveOrUpdate, { name, icon, stones: 60, bonus: 0, price: 600, currency: 'CNY' });
}

async function gift(name: string): Promise<Gift> {
  const [{ icon } = { icon: '' }] = (await call(giftCalls.pageList, { pageSize: 1 })).list;
  const prices = { priceStones: 20, pricePoints: 300, value: 100, currency: 'CNY' } as const;
  const rest = { category: 'toy', kind: 'virtual', stock: 5, lowStock: 1 } as const;
  return call(giftCalls.saveOrUpdate, { name, icon, ...prices, ...rest });
}

const plan = (of: Stone | Gift, form: object) =>
  call(shelfCalls.saveTimedPrice, {
    itemId: of.id,
    version: of.version,
    endsAt: inHours(5),
    reason: 'Festival',
    ...form,
  });
const timedOf = ({ id }: { id: string }) => call(shelfCalls.timedPrices, { id });

const stonePage = ({ id }: Stone) => renderApp(`/fileResoute/a/detail?id=${id}`);
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;

async function type(user: UserEvent, dialog: Dialog, label: string | RegExp, value: string) {
  const field = dialog.getByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
  await user.tab();
}

test('a price is planned: refused while the times are wrong, then it waits with its countdown', async () => {
  const item = await stone('Planned here');
  const user = stonePage(item);
  await user.click(await screen.findByRole('button', { name: 'Plan a price' }));
  const dialog = await dialogOf('Plan a price of “Planned here”');
  expect(dialog.getByLabelText('Price for this time')).toHaveValue('6.00');
  await type(user, dialog, 'Price for this time', '4.5');
  expect(dialog.getByText('CN¥4.50')).toBeInTheDocument();
  await type(user, dialog, /^Start/, typedTime(26));
  await type(user, dialog, 'End', typedTime(25));
  await user.type(dialog.getByLabelText('Reason'), 'Mid-autumn');
  await user.click(dialog.getByRole('button', { name: 'Plan a price' }));
  expect(await dialog.findByText('It ends before it begins.')).toBeInTheDocument();
  expect(await timedOf(item)).toEqual([]);

  await type(user, dialog, 'End', typedTime(100));
  await user.click(dialog.getByRole('button', { name: 'Plan a price' }));
  const entry = within(within(await screen.findByRole('list', { name: 'Timed prices' })).getByRole('listitem'));
  expect(entry.getByText('Planned')).toBeInTheDocument();
  expect(entry.getByText(/begins (tomorrow|in 2 days)/)).toBeInTheDocument();
  expect(entry.getByText('Mid-autumn')).toBeInTheDocument();
  expect(await timedOf(item)).toMatchObject([{ state: 'waiting', price: 450, reason: 'Mid-autumn' }]);
});

test('a planned one is changed, and called off with a reason', async () => {
  const item = await stone('Changed here');
  await plan(item, { price: 450, startsAt: inHours(2) });
  const user = stonePage(item);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await dialogOf('Change the planned price of “Changed here”');
  expect(dialog.getByLabelText('Reason')).toHaveValue('Festival');
  await user.clear(dialog.getByLabelText('Price for this time'));
  await user.type(dialog.getByLabelText('Price for this time'), '3{Enter}');
  await waitFor(async () => expect(await timedOf(item)).toMatchObject([{ price: 300, version: 2 }]));
  expect(await screen.findByText('The planned price of “Changed here” is changed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Call off' }));
  const question = await dialogOf('Call off the planned price of “Changed here”');
  await user.type(question.getByLabelText('Reason'), 'No stock');
  await user.click(question.getByRole('button', { name: 'Call off' }));
  expect(await screen.findByText('No other price is planned.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Plan a price' })).toHaveFocus());
  expect(screen.getByText('1 that is over')).toBeInTheDocument();
  expect(await timedOf(item)).toMatchObject([{ state: 'calledOff', endReason: 'No stock' }]);
});

test('a running one stands beside the ordinary price, holds that, and is ended: old → new', async () => {
  const item = await stone('Running here');
  await plan(item, { price: 450 });
  const user = stonePage(item);
  expect(await screen.findByText(/^until .*: ends in 4 hr/)).toBeInTheDocument();
  expect(screen.getAllByText(/Timed price until .*, then CN¥6\.00 again/)).not.toHaveLength(0);
  // In the price history, and in the timeline.
  await waitFor(() => expect(screen.getAllByText(/Timed price began/)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Put on sale' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Change price' })).toBeNull();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'End now' }));
  const question = await dialogOf('End the timed price of “Running here”');
  expect(question.getByText('CN¥6.00')).toBeInTheDocument();
  await user.type(question.getByLabelText('Reason'), 'Sold too well');
  await user.click(question.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(screen.queryByText(/Timed price until/)).toBeNull());
  expect(await call(stoneCalls.detail, { id: item.id })).toMatchObject({ price: 600 });
  await waitFor(() => expect(screen.getAllByText(/Timed price ended/)).toHaveLength(2));
});

test('the form of an item says until when its price is held; the list shows both prices', async () => {
  const item = await stone('Held here');
  await plan(item, { price: 450 });
  renderApp(`/fileResoute/a/detail?id=${item.id}&edit=1`);
  expect(await screen.findByLabelText('Price')).toBeDisabled();
  expect(
    screen.getByText(/^A timed price runs until .*\. Until then the price can’t be changed\.$/),
  ).toBeInTheDocument();
});

test('a list shows the ordinary price struck through, and says until when', async () => {
  const item = await stone('Listed here');
  await plan(item, { price: 450 });
  renderApp('/fileResoute/a?keyword=Listed%20here');
  const cell = await screen.findByRole('cell', { name: /Timed price until .*, then CN¥6\.00 again/ });
  expect(within(cell).getByText('CN¥4.50')).toBeInTheDocument();
  expect(within(cell).getByText('CN¥6.00').tagName).toBe('S');
});

test('two that would overlap are told in one’s own time; a gift has a field for each of its prices', async () => {
  const item = await gift('Overlapping');
  await plan(item, { priceStones: 15, startsAt: inHours(2) });
  const user = renderApp(`/fileResoute/b/detail?id=${item.id}`);
  await user.click(await screen.findByRole('button', { name: 'Plan a price' }));
  const dialog = await dialogOf('Plan a price of “Overlapping”');
  expect(dialog.getByLabelText('Price in points')).toHaveValue('300');
  await type(user, dialog, 'Price in stones', '12');
  await type(user, dialog, 'End', typedTime(3));
  expect(await dialog.findByText(/^Another price is planned from/)).toBeInTheDocument();
  await type(user, dialog, 'End', typedTime(1));
  await user.type(dialog.getByLabelText('Reason'), 'Now');
  await user.click(dialog.getByRole('button', { name: 'Plan a price' }));
  await waitFor(async () =>
    expect(await call(giftCalls.detail, { id: item.id })).toMatchObject({ priceStones: 12, pricePoints: 300 }),
  );
});

test('an item that somebody changed meanwhile is read again, and the plan is sent from what it is now', async () => {
  const item = await stone('Changed meanwhile');
  const user = stonePage(item);
  await user.click(await screen.findByRole('button', { name: 'Plan a price' }));
  const dialog = await dialogOf('Plan a price of “Changed meanwhile”');
  await call(stoneCalls.changePrice, { id: item.id, version: item.version, price: 800, reason: 'Dearer' });
  await type(user, dialog, 'Price for this time', '5');
  await type(user, dialog, 'End', typedTime(1));
  await user.type(dialog.getByLabelText('Reason'), 'Sale');
  await user.click(dialog.getByRole('button', { name: 'Plan a price' }));
  expect(await dialog.findByText(/^It was changed elsewhere/)).toBeInTheDocument();
  expect(await dialog.findByText('CN¥8.00')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Plan a price' }));
  await waitFor(async () => expect(await timedOf(item)).toMatchObject([{ state: 'running', price: 500 }]));
});

test('a service without timed prices shows a package as ever', async () => {
  const item = await stone('As ever');
  await backEnd.onlyCalls([stoneCalls.detail, stoneCalls.pageList, shelfCalls.prices]);
  stonePage(item);
  expect(await screen.findByText('Price history')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Timed prices')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
