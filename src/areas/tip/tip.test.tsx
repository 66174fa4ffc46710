import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import dayjs from 'dayjs';
import { codes } from '@contract/codes';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
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

const HOUR_MS = 3_600_000;
/** In a year that no tip of the demo reaches. */
const at = (hours: number) => new Date(Date.UTC(2031, 5, 1) + hours * HOUR_MS).toISOString();

async function online(text: string, priority: number, from: number, to: number): Promise<Tip> {
  const times = { from: at(from), to: at(to) };
  const { id } = await call(tipCalls.saveOrUpdate, { text, place: 'wish', priority, ...times });
  return call(tipCalls.changeStatus, { id, status: 'online' });
}

function when(label: string, instant: string) {
  const input = screen.getByLabelText(label);
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: dayjs(instant).format('YYYY-MM-DD HH:mm') } });
  fireEvent.blur(input);
}

test('what a user sees at a time: the most urgent tip in its place, the next behind it', async () => {
  await online('Seen only behind', 4, 0, 10);
  await online('Seen in the pond', 2, 0, 5);
  renderApp(`/message/tip?keyword=Seen&at=${encodeURIComponent(at(2))}`);
  const shown = within(await screen.findByRole('region', { name: 'What a user sees' }));
  expect(await shown.findByText('Seen in the pond')).toBeInTheDocument();
  const behind = within(shown.getByText('1 waits behind it').parentElement as HTMLElement).getByRole('listitem');
  expect(behind).toHaveTextContent('Seen only behind');
});

test('what was asked before says nothing of another place or time, also while that is asked', async () => {
  const none = { held: true, body: { code: codes.success, message: 'ok', data: [] } };
  const user = renderApp('/message/tip/detail');
  await screen.findByLabelText('Text');
  const choose = async (place: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Place' }));
    await user.click((await screen.findAllByText(place)).at(-1) as HTMLElement);
  };
  await choose('Home');
  when('From', at(500));
  when('To', at(510));
  expect(await screen.findByText(/^No other tip is online in the place “Home”/)).toBeInTheDocument();
  await backEnd.answerNext(tipCalls.overlapping, none);
  await choose('Mall');
  expect(screen.queryByText(/^No other tip is online/)).toBeNull();
  await backEnd.release();
  expect(await screen.findByText(/^No other tip is online in the place “Mall”/)).toBeInTheDocument();
  cleanup();

  const again = renderApp(`/message/tip?keyword=Seen&at=${encodeURIComponent(at(2))}`);
  expect(await screen.findByRole('region', { name: 'What a user sees' })).toBeInTheDocument();
  await backEnd.answerNext(tipCalls.shown, none);
  await again.click(screen.getByRole('button', { name: 'Now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What a user sees' })).toBeNull());
  await backEnd.release();
  expect(await screen.findByRole('region', { name: 'What a user sees' })).toBeInTheDocument();
});

test('the number of overlaps in a row names the tips it counts, and leads to where they are named', async () => {
  await online('Met by one', 3, 300, 310);
  await online('It meets one', 1, 305, 320);
  await online('At another time', 1, 400, 410);
  const user = renderApp('/message/tip?keyword=Met%20by%20one');
  const tag = await screen.findByRole('link', { name: 'Overlaps with 1 other tip: show it' });
  await user.hover(tag);
  const met = within(await screen.findByRole('tooltip'));
  expect(await met.findByRole('link', { name: 'It meets one' })).toBeVisible();
  expect(met.getAllByRole('listitem')).toHaveLength(1);
  expect(met.getByText('It is shown before this tip.')).toBeVisible();
  await user.click(tag);
  expect(await screen.findByRole('heading', { name: 'Tip' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'It meets one' })).toBeVisible();
});

test('a new tip shows itself in its place and says which tips it meets and who goes first', async () => {
  await online('It is there first', 2, 100, 110);
  await online('It comes after', 5, 100, 110);
  const user = renderApp('/message/tip/detail');
  const text = await screen.findByLabelText('Text');
  fireEvent.change(text, { target: { value: 'Wish for rain' } });
  await user.click(screen.getByRole('combobox', { name: 'Place' }));
  await user.click((await screen.findAllByText('Wish pool')).at(-1) as HTMLElement);
  when('From', at(105));
  when('To', at(101));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('It has to end after it begins.')).toBeInTheDocument();
  when('To', at(120));
  const met = within(await screen.findByRole('status', { name: '' }));
  expect(await met.findByText(/2 other tips are online in the place “Wish pool”/)).toBeInTheDocument();
  const [first, second] = met.getAllByRole('listitem');
  expect(first).toHaveTextContent(/It is there first.*It is shown before this tip\./);
  expect(second).toHaveTextContent(/It comes after.*This tip is shown before it\./);
  expect(screen.getAllByText('Wish for rain').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The tip is saved as a draft.')).toBeInTheDocument();
  const { list } = await call(tipCalls.pageList, { keyword: 'Wish for rain' });
  expect(list).toEqual([expect.objectContaining({ place: 'wish', status: 'draft', priority: 3, from: at(105) })]);
});

test('a tip is withdrawn from its row, with a reason', async () => {
  const tip = await online('Gone tomorrow', 3, 200, 210);
  const user = renderApp('/message/tip?keyword=Gone%20tomorrow');
  await user.click(await screen.findByRole('button', { name: 'More actions: Gone tomorrow' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw this tip' });
  expect(within(dialog).getByText('Users will not see it. You can put it online again.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByText('Say why, in 2 to 500 characters.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), 'Rained out');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  expect(await call(tipCalls.detail, { id: tip.id })).toMatchObject({ status: 'offline' });
});

test('a tip whose text is saved under the question is put online only with the new one told', async () => {
  const written = { place: 'wish' as const, priority: 3, from: at(600), to: at(610) };
  const { id, version } = await call(tipCalls.saveOrUpdate, { ...written, text: 'Wish for sun' });
  const user = renderApp(`/message/tip/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Put online' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put this tip online' }));
  await call(tipCalls.saveOrUpdate, { id, version, ...written, text: 'Wish for snow' });
  await user.click(dialog.getByRole('button', { name: 'Put online' }));
  expect(await dialog.findByText('Wish for snow')).toBeInTheDocument();
  expect(await call(tipCalls.detail, { id })).toMatchObject({ status: 'draft' });
  await user.click(dialog.getByRole('button', { name: 'Put online' }));
  expect(await screen.findByText('The tip is online.')).toBeInTheDocument();
});

test('what is refused as out of date twice is told, not sent for ever', async () => {
  const tip = await online('Between two', 3, 300, 310);
  const user = renderApp(`/message/tip/detail?id=${tip.id}&edit=1`);
  const text = await screen.findByLabelText('Text');
  fireEvent.change(text, { target: { value: 'Between two chairs' } });
  const body = { code: codes.conflict, message: 'Saved by Mei meanwhile', data: { ...tip, version: tip.version + 1 } };
  // A third time the back end would answer its own conflict.
  await backEnd.answerNext(tipCalls.saveOrUpdate, { body }, { body });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved by Mei meanwhile')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(text).toHaveValue('Between two chairs');
  expect(await call(tipCalls.detail, { id: tip.id })).toMatchObject({ text: 'Between two' });
});

test('what someone else saved is read again where the refusal does not hold all of it', async () => {
  const { id, version, place, from, to } = await online('Over the pond', 3, 500, 510);
  const user = renderApp(`/message/tip/detail?id=${id}&edit=1`);
  const text = await screen.findByLabelText('Text');
  await call(tipCalls.saveOrUpdate, { id, version, place, from, to, text: 'Over the pond', priority: 5 });
  fireEvent.change(text, { target: { value: 'Under the pond' } });
  const body = { code: codes.conflict, message: 'Saved by Mei meanwhile', data: { id, version: version + 1 } };
  await backEnd.answerNext(tipCalls.saveOrUpdate, { body });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved elsewhere first' });
  await user.click(within(dialog).getByRole('button', { name: 'Save with these' }));
  expect(await screen.findByText('The tip is saved.')).toBeInTheDocument();
  expect(await call(tipCalls.detail, { id })).toMatchObject({ text: 'Under the pond', priority: 5 });
});

test('a refusal of what is no field of the form is told with what it says', async () => {
  const tip = await online('Ripples', 3, 600, 610);
  const user = renderApp(`/message/tip/detail?id=${tip.id}&edit=1`);
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'More ripples' } });
  const fields = [
    { path: 'season', message: 'Over by then' },
    { path: '', message: 'Not tonight' },
  ];
  const body = { code: codes.validationFailed, message: 'Check the form', data: { fields } };
  await backEnd.answerNext(tipCalls.saveOrUpdate, { body });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const told = await screen.findByText(/^Check the form/);
  expect(told.textContent).toBe('Check the form\nseason: Over by then\nNot tonight');
});

test('only a tip that is online is said to be there now', async () => {
  const times = { from: dayjs().subtract(1, 'hour').toISOString(), to: dayjs().add(1, 'day').toISOString() };
  const form = { place: 'mine', priority: 5, ...times } as const;
  await call(tipCalls.saveOrUpdate, { text: 'Heron in draft', ...form });
  const { id } = await call(tipCalls.saveOrUpdate, { text: 'Heron online', ...form });
  await call(tipCalls.changeStatus, { id, status: 'online' });
  renderApp('/message/tip?keyword=Heron');
  expect(await screen.findByRole('row', { name: /Heron online/ })).toHaveTextContent('Now');
  expect(screen.getByRole('row', { name: /Heron in draft/ })).not.toHaveTextContent('Now');
});
