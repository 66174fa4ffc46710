import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import dayjs from 'dayjs';
import { codes } from '@contract/codes';
import type { Room } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
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

type User = ReturnType<typeof renderApp>;

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** A draft of this test's own, whose title tells it from all others. */
async function draft(title: string, times = { startsAt: inHours(24), endsAt: inHours(26) }): Promise<Room> {
  const { list: hosts } = await call(userCalls.pageList, { pageSize: 1 });
  const { list: scenes } = await call(sceneTemplateCalls.list, { status: ['online'] });
  return call(roomCalls.saveOrUpdate, {
    title,
    cover: scenes[0]?.cover ?? '',
    category: 'talk',
    sceneId: scenes[0]?.id ?? '',
    hostId: hosts[0]?.id ?? '',
    capacity: 50,
    ...times,
  });
}

const publish = (room: Room) => call(roomCalls.changeStatus, { id: room.id, status: 'scheduled' });

const rowOf = async ({ number }: Room) =>
  within((await screen.findByLabelText(`Open ${number}`)).closest('tr') as HTMLElement);

async function openMenu(user: User, { number }: Room) {
  await user.click((await rowOf({ number } as Room)).getByRole('button', { name: `More actions: ${number}` }));
  const copies = await screen.findAllByRole('menuitem', { name: 'Clone' });
  const menu = copies.at(-1)?.closest('ul') as HTMLElement;
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
}

/** Chooses from a select by typing. */
async function pick(user: User, label: string, typed: string, option: string | RegExp) {
  const select = screen.getByRole('combobox', { name: label });
  await user.click(select);
  if (typed) await user.type(select, typed);
  const shown = await screen.findAllByText(option);
  await user.click(shown.at(-1) as HTMLElement);
}

async function when(label: string, at: string) {
  const input = await screen.findByLabelText(label);
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: dayjs(at).format('YYYY-MM-DD HH:mm') } });
  fireEvent.blur(input);
}

test('a draft is offered to be published, a live room to be closed: with a reason, and how many are in it', async () => {
  const room = await draft('Published by hand', { startsAt: inHours(-1), endsAt: inHours(2) });
  const user = renderApp('/activity/room?keyword=Published%20by%20hand');
  expect(await openMenu(user, room)).toEqual(['Edit', 'Clone', 'Publish', 'Close room']);
  await user.click(screen.getByRole('menuitem', { name: 'Publish' }));
  const asked = await screen.findByRole('dialog', { name: 'Publish “Published by hand”' });
  expect(await within(asked).findByText(/goes live at once/)).toBeInTheDocument();
  expect(within(asked).queryByLabelText('Reason')).toBeNull();
  await user.click(within(asked).getByRole('button', { name: 'Publish' }));
  expect(await (await rowOf(room)).findByText('Live')).toBeInTheDocument();

  expect(await openMenu(user, room)).toEqual(expect.arrayContaining(['Edit', 'Clone', 'Recommend', 'Close room']));
  await user.click(screen.getAllByRole('menuitem', { name: 'Close room' }).at(-1) as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Close “Published by hand”' });
  expect(within(dialog).getByText(/nobody is in it right now/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close room' }));
  expect(await within(dialog).findByText('Say why, in 2 to 500 characters.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), 'The guest is ill');
  await user.click(within(dialog).getByRole('button', { name: 'Close room' }));
  expect(await (await rowOf(room)).findByText('Closed')).toBeInTheDocument();
  expect(await call(roomCalls.detail, { id: room.id })).toMatchObject({ closedReason: 'The guest is ill' });
});

test('a draft whose end has passed is not offered to be published, but to be edited', async () => {
  const room = await draft('Too late', { startsAt: inHours(-3), endsAt: inHours(-1) });
  const user = renderApp('/activity/room?keyword=Too%20late');
  await openMenu(user, room);
  await user.click(screen.getByRole('menuitem', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Too late”' }));
  expect(await dialog.findByText(/as it is, it can’t be published\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Ends')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
});

test('once a room is closed on its page, nobody is in it any more', async () => {
  const { list } = await call(roomCalls.pageList, { status: ['live'], sort: 'online', order: 'descend', pageSize: 1 });
  const user = renderApp(`/activity/room/detail?id=${list[0]?.id}`);
  expect(await screen.findAllByText('in it now')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Close room' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Close/ }));
  await user.type(dialog.getByLabelText('Reason'), 'The guest is ill');
  await user.click(dialog.getByRole('button', { name: 'Close room' }));
  await waitFor(() => expect(screen.queryByText('in it now')).not.toBeInTheDocument());
  expect(await screen.findByRole('tab', { name: 'Members', selected: true })).toBeInTheDocument();
});

test('an edit: the host is found by number, and a room ends after it starts', async () => {
  const original = await draft('Tea and talk');
  const { list: users } = await call(userCalls.pageList, { pageSize: 2 });
  const host = users.find(({ id }) => id !== original.host.id);
  const user = renderApp(`/activity/room/detail?id=${original.id}&edit=1`);
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Tea, talk 🍵' } });
  await pick(user, 'Host', String(host?.number), String(host?.number));
  await when('Starts', inHours(48));
  await when('Ends', inHours(47));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It has to end after it starts.')).toBeInTheDocument();
  const ends = dayjs(inHours(50)).startOf('minute');
  await when('Ends', ends.toISOString());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tea, talk 🍵' })).toBeInTheDocument();
  expect(await call(roomCalls.detail, { id: original.id })).toMatchObject({
    title: 'Tea, talk 🍵',
    host: { id: host?.id },
    endsAt: ends.toISOString(),
  });
});

test('a live room keeps its start, scene and category, and says so', async () => {
  const room = await publish(await draft('Live and kept', { startsAt: inHours(-1), endsAt: inHours(2) }));
  renderApp(`/activity/room/detail?id=${room.id}&edit=1`);
  expect(await screen.findByLabelText('Starts')).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Blessed land' })).toBeDisabled();
  expect(screen.getByLabelText('Ends')).toBeEnabled();
  expect(screen.getAllByText(/Can’t be changed while the room is live\./)).toHaveLength(3);
});

test('who saved first shows their time and host as people read them, and both are chosen from', async () => {
  const room = await draft('Two at once');
  const { list: users } = await call(userCalls.pageList, { pageSize: 3 });
  const other = users.find(({ id }) => id !== room.host.id);
  const user = renderApp(`/activity/room/detail?id=${room.id}&edit=1`);
  await when('Ends', inHours(30));
  const { title, cover, category, description, capacity, startsAt, version, id } = room;
  const theirs = { title, cover: cover ?? '', category, description, capacity, startsAt, version, id };
  const endsAt = dayjs(inHours(40)).startOf('minute').toISOString();
  await call(roomCalls.saveOrUpdate, { ...theirs, sceneId: room.scene.id, hostId: other?.id ?? '', endsAt });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved elsewhere first' });
  expect(await within(dialog).findByText(`${other?.nickname} ${other?.number}`)).toBeInTheDocument();
  const shown = dayjs(endsAt).format('MMM D, YYYY, HH:mm');
  expect(within(dialog).getByText(shown)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Save with these' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: new RegExp(shown.replace(/[\s\u202f]/g, '.')) }));
  await user.click(within(dialog).getByRole('button', { name: 'Save with these' }));
  await waitFor(async () => expect((await call(roomCalls.detail, { id })).version).toBe(version + 2));
  expect(await call(roomCalls.detail, { id })).toMatchObject({ endsAt, host: { id: other?.id } });
  expect(history.location.search).not.toContain('edit');
});

test('searching what was said in a room keeps the focus in its box', async () => {
  const room = await draft('Nothing said');
  const user = renderApp(`/activity/room/detail?id=${room.id}&tab=messages`);
  const box = await screen.findByRole('searchbox', { name: 'Words in a message' });
  await user.type(box, 'heron{Enter}');
  expect(await screen.findByText('No message has these words.')).toBeInTheDocument();
  expect(history.location.search).toContain('heron');
  expect(box).toHaveFocus();
});

test('publishing many says which drafts are refused', async () => {
  const rooms = [
    await draft('Moon watch 1'),
    await draft('Moon watch 2', { startsAt: inHours(-3), endsAt: inHours(-1) }),
  ];
  const user = renderApp('/activity/room?keyword=Moon%20watch');
  await screen.findByLabelText(`Open ${rooms[0]?.number}`);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 rooms' }));
  expect(await dialog.findByText(/^2 drafts are published/)).toHaveTextContent(
    'Those whose end has passed, or whose blessed land is not online, are refused.',
  );
});

test('where the service does not say which the copy is, the original is not opened', async () => {
  expectConsole(/Answer differs from the contract: POST .*clone/);
  const [room] = (await call(roomCalls.pageList, { pageSize: 1 })).list;
  const user = renderApp(`/activity/room?keyword=${room?.number}`);
  await openMenu(user, room as Room);
  await backEnd.answerNext(roomCalls.clone, { body: { code: codes.success, message: 'ok', data: null } });
  await user.click((await screen.findAllByRole('menuitem', { name: 'Clone' })).at(-1) as HTMLElement);
  expect(await screen.findByText('The copy is saved as a draft.')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/activity/room');
});
