import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { giftCalls } from '@contract/gift/calls';
import { operationCalls } from '@contract/operation.calls';
import { orderCalls } from '@contract/order/calls';
import type { Shelf } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import type { ShelfSection } from '@contract/shelf/enums';
import { writeDrafts } from '@/components/draft/storage';
import { call } from '@/request';
import { askAgain } from '@/request/askAgain';
import { getSession, restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd({ each: true });

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ShelfScreen'), import('./DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const zone = 'Asia/Shanghai';
const read = () => call(shelfCalls.detail, { zone });
const namesIn = ({ entries }: Shelf, section: ShelfSection) =>
  entries.filter((entry) => entry.section === section).map(({ item }) => item.name);
const idsIn = ({ entries }: Shelf, section: ShelfSection) =>
  entries.filter((entry) => entry.section === section).map(({ id }) => id);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Someone else saves the featured section meanwhile. */
const saveFeatured = (shelf: Shelf, featured: string[], reason?: string) =>
  call(shelfCalls.save, {
    version: shelf.version,
    sections: { featured, stones: idsIn(shelf, 'stones'), gifts: idsIn(shelf, 'gifts') },
    reason,
    zone,
  });

async function open() {
  const user = renderApp('/fileResoute/u');
  await section('Featured');
  const choose = async (name: string, item: string) => {
    await user.click(screen.getByLabelText(`More actions: ${name}`));
    await user.click((await screen.findAllByRole('menuitem', { name: item })).at(-1) as HTMLElement);
  };
  const bar = () => within(screen.getByRole('region', { name: 'Changes that are not saved' }));
  const save = () => user.click(bar().getByRole('button', { name: 'Save the shelf' }));
  const shown = async (name: string) =>
    (await section(name)).getAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent);
  return { user, choose, bar, save, shown };
}

test('entries are moved, put on and taken off, the app’s picture follows, and one save with a reason sends it all', async () => {
  const before = await read();
  const [first = '', second = '', third = '', ...rest] = namesIn(before, 'featured');
  const { list: off } = await call(giftCalls.pageList, { status: ['off'] });
  const added = off[0]?.name ?? '';
  const { user, choose, bar, save, shown } = await open();
  const phone = within(screen.getByRole('region', { name: 'The shelf as the app shows it' }));

  await choose(third, 'To the top');
  await choose(second, 'Take off sale');
  await user.click(screen.getByRole('button', { name: 'Put on sale in “Featured”' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Put on sale in “Featured”' }));
  await user.click(await picker.findByRole('checkbox', { name: new RegExp(added.slice(0, 8)) }));
  await user.click(picker.getByRole('button', { name: 'Put on 1' }));

  const wanted = [third, first, ...rest, added];
  expect(await shown('Featured')).toEqual(wanted);
  expect(bar().getByRole('status')).toHaveTextContent('1 moved · 1 put on · 1 taken off');
  expect(phone.getByText(added)).toBeInTheDocument();
  expect(phone.queryByText(second)).toBeNull();
  expect((await read()).version).toBe(before.version);

  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Take 1 entry off sale' }));
  expect(dialog.getByText(second)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Out of season');
  await user.click(dialog.getByRole('button', { name: 'Save the shelf' }));
  await waitFor(async () => expect(namesIn(await read(), 'featured')).toEqual(wanted));
  expect((await read()).version).toBe(before.version + 1);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull());
  const { list: log } = await call(operationCalls.pageList, { targetType: 'shelf', pageSize: 1 });
  expect(log[0]).toMatchObject({ action: 'arrange', reason: 'Out of season' });
});

test('what is moved while the shelf is being saved is kept, to be saved next', async () => {
  const before = await read();
  const [first = '', second = '', third = ''] = namesIn(before, 'featured');
  const [one = '', two = '', ...rest] = idsIn(before, 'featured');
  const { choose, bar, save, shown } = await open();
  await choose(second, 'To the top');
  const data = await saveFeatured(before, [two, one, ...rest]);
  await backEnd.answerNext(shelfCalls.save, { held: true, body: { code: codes.success, message: 'ok', data } });
  await save();
  expect(bar().getByRole('button', { name: 'Discard' })).toBeDisabled();
  await choose(third, 'To the top');
  await backEnd.release();
  await screen.findByText('The shelf is saved.');
  expect((await shown('Featured')).slice(0, 3)).toEqual([third, second, first]);
  expect(bar().getByRole('status')).toHaveTextContent('1 moved');
  await save();
  await waitFor(async () => expect(namesIn(await read(), 'featured').slice(0, 3)).toEqual([third, second, first]));
});

test.each([
  ['the shelf is read', []],
  ['what is arranged stays if it can’t be read', [{ status: 500, body: '' }]],
])('where a save does not answer the shelf, %s', async (_, failures) => {
  const before = await read();
  const [first = '', second = ''] = namesIn(before, 'featured');
  const [one = '', two = '', ...rest] = idsIn(before, 'featured');
  const { choose, save, shown } = await open();
  await choose(second, 'To the top');
  await saveFeatured(before, [two, one, ...rest]);
  await backEnd.answerNext(shelfCalls.save, { body: { code: codes.success, message: 'ok', data: null } });
  await backEnd.answerNext(shelfCalls.detail, ...failures);
  expectConsole(/shelf\/save, as a whole: noRecord/);
  await save();
  await screen.findByText('The shelf is saved.');
  expect((await shown('Featured')).slice(0, 2)).toEqual([second, first]);
});

test('what one saved in another tab is said to be one’s own; both changes are kept, and what was taken off stays off', async () => {
  const before = await read();
  const [first = '', second = ''] = namesIn(before, 'featured');
  const featured = idsIn(before, 'featured');
  const { user, choose, save, shown } = await open();
  await choose(first, 'Move down');
  await saveFeatured(before, featured.slice(0, -1), 'Too dear');
  await save();

  const dialog = within(await screen.findByRole('dialog', { name: 'You changed the shelf elsewhere' }));
  expect(dialog.getByText(/^You saved it elsewhere/)).toBeInTheDocument();
  const theirs = within(dialog.getByRole('region', { name: 'What you changed elsewhere' }));
  expect(theirs.getByText('1 taken off')).toBeInTheDocument();
  expect(theirs.getByText(namesIn(before, 'featured').at(-1) ?? '')).toBeInTheDocument();
  const mine = within(dialog.getByRole('region', { name: 'What of yours comes on top' }));
  expect(mine.getByText('1 moved')).toBeInTheDocument();
  expect(mine.queryByText('1 put on')).toBeNull();

  await user.click(dialog.getByRole('button', { name: 'Keep both' }));
  const wanted = [second, first, ...namesIn(before, 'featured').slice(2, -1)];
  await waitFor(async () => expect(namesIn(await read(), 'featured')).toEqual(wanted));
  expect((await read()).version).toBe(before.version + 2);
  expect(await shown('Featured')).toEqual(wanted);
});

test('theirs is taken: the shelf shows it, and nothing is left to be saved', async () => {
  const before = await read();
  const [first = ''] = namesIn(before, 'featured');
  const { user, choose, save, shown } = await open();
  await choose(first, 'Take off sale');
  const now = await saveFeatured(before, idsIn(before, 'featured').reverse());
  await save();
  const reason = within(await screen.findByRole('dialog', { name: 'Take 1 entry off sale' }));
  await user.type(reason.getByLabelText('Reason'), 'Out of season');
  await user.click(reason.getByRole('button', { name: 'Save the shelf' }));
  const dialog = await screen.findByRole('dialog', { name: 'You changed the shelf elsewhere' });
  await user.click(within(dialog).getByRole('button', { name: 'Take what is saved' }));
  expect(await shown('Featured')).toEqual(namesIn(now, 'featured'));
  expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull();
  expect((await read()).version).toBe(now.version);
});

test('the shelf as it is now is read again where the refusal does not hold it', async () => {
  const before = await read();
  const [first = ''] = namesIn(before, 'featured');
  const { user, choose, save, shown } = await open();
  await choose(first, 'Move down');
  const now = await saveFeatured(before, idsIn(before, 'featured').slice(1), 'Too dear');
  await backEnd.answerNext(shelfCalls.save, { body: { code: codes.conflict, message: 'Mei was first', data: null } });
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'You changed the shelf elsewhere' });
  await user.click(within(dialog).getByRole('button', { name: 'Take what is saved' }));
  expect(await shown('Featured')).toEqual(namesIn(now, 'featured'));
});

test('a shelf that can’t be loaded has nothing to preview until Retry has loaded it', async () => {
  await backEnd.answerNext(shelfCalls.detail, { status: 500, body: '' });
  const user = renderApp('/fileResoute/u');
  const alert = within(await screen.findByRole('alert'));
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Preview' })).toBeInTheDocument();
});

test('a gift says the prices that it has, and no others', async () => {
  const { entries } = await read();
  const only = entries.flatMap(({ item }) => (item.type === 'gift' && item.pricePoints === null ? [item] : []))[0];
  await open();
  const row = screen.getByRole('link', { name: only?.name }).closest('li') as HTMLElement;
  expect(within(row).getByText(`${only?.priceStones} stones`)).toBeInTheDocument();
});

test('what runs out stands out, with the way to it; the best sellers are marked', async () => {
  const { entries } = await read();
  const gifts = entries.flatMap(({ item }) => (item.type === 'gift' ? [item] : []));
  const none = gifts.filter(({ stock }) => stock === 0);
  await open();
  const alert = screen.getByText(new RegExp(`${none.length} (is|are) sold out`)).closest('[role=alert]') as HTMLElement;
  expect(within(alert).getByRole('link')).toHaveAttribute(
    'href',
    '/fileResoute/b?status=on&stockState=low,none&sort=stock',
  );
  const total = (sales: readonly number[]) => sales.reduce((sum, pieces) => sum + pieces, 0);
  const best = entries.filter(({ sales }) => total(sales) > 0).sort((a, b) => total(b.sales) - total(a.sales));
  expect(screen.getAllByRole('img', { name: /^No\. \d of 30 days/ })).toHaveLength(Math.min(3, best.length));
});

test('a search that fails shows that, and not what the one before has found', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Put on sale in “Gifts”' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Put on sale in “Gifts”' }));
  const [first] = await picker.findAllByRole('checkbox');
  await backEnd.answerNext(giftCalls.pageList, { status: 500, body: '' });
  await user.type(picker.getByRole('searchbox'), 'z');
  expect(await picker.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(first).not.toBeInTheDocument();
});

test('a service that can’t save the shelf is offered no change of it, and no orders that it lacks', async () => {
  backEnd.profile({ calls: { [shelfCalls.save]: false, [orderCalls.pageList]: false } });
  const [entry] = (await read()).entries;
  const user = renderApp('/fileResoute/u');
  const featured = await section('Featured');
  expect(featured.queryByRole('button', { name: /^(Move|Put on)/ })).toBeNull();
  await user.click(screen.getByLabelText(`More actions: ${entry?.item.name}`));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Plan a price']);
  cleanup();

  const again = renderApp(`/fileResoute/u/detail?id=${entry?.id}`);
  await screen.findByRole('heading', { name: entry?.item.name });
  expect(screen.queryByText('Latest orders')).toBeNull();
  await again.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'Plan a price' });
  expect(screen.queryByRole('menuitem', { name: /^(To the top|Move)/ })).toBeNull();
  backEnd.profile({});
});

test('a price is planned from the menu of a row, which opens the dialog on the page of the entry', async () => {
  const [first = ''] = namesIn(await read(), 'featured');
  const { choose } = await open();
  await choose(first, 'Plan a price');
  expect(await screen.findByRole('dialog', { name: `Plan a price of “${first}”` })).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).not.toContain('plan'));
});

test('what is arranged stays where all that is shown is asked again, as Retry of a failed part does', async () => {
  const [first = ''] = namesIn(await read(), 'featured');
  const { choose, bar } = await open();
  await choose(first, 'Move down');
  await act(askAgain);
  expect(bar().getByRole('status')).toHaveTextContent('1 moved');
});

test('taking more than 50 entries off sale needs their number typed', async () => {
  const shelf = await read();
  const item = shelf.entries[0]?.item;
  const entries = Array.from({ length: 51 }, (_, at) => ({
    ...shelf.entries[0],
    id: `${at}`,
    item: { ...item, id: `${at}` },
  }));
  const known = Object.fromEntries(entries.map((each) => [each.id, each]));
  const mine = { featured: [], stones: [], gifts: [] };
  writeDrafts(getSession().data?.id ?? '', {
    '/fileResoute/u shelf': { shelf: { ...shelf, entries }, mine, known, touched: [] },
  });
  const { user, save } = await open();
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Take 51 entries off sale' }));
  const confirm = dialog.getByRole('button', { name: 'Save the shelf' });
  await user.type(dialog.getByLabelText('Reason'), 'Out of season');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByLabelText(/51/), '51');
  expect(confirm).toBeEnabled();
});
