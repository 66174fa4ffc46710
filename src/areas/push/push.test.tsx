import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import dayjs from 'dayjs';
import { codes } from '@contract/codes';
import type { Input } from '@contract/index';
import { operationCalls } from '@contract/operation.calls';
import { pushCalls } from '@contract/push/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { renderApp } from '../../../tests/jest/renderApp';
import { columnsOf } from './fields';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ListScreen'), import('./PushResult'), import('./PushComposer')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const written = { title: 'Lantern night', body: 'It begins at eight.', image: null, roomId: null } as const;
type Form = Input<typeof pushCalls.saveOrUpdate>;

const draft = (over: Partial<Form>) =>
  call(pushCalls.saveOrUpdate, {
    ...{ ...written, opens: 'app', url: null, scheduledAt: null, expiresAt: null },
    audience: { kind: 'paid', days: null, numbers: null },
    ...over,
  });

test('what would stop it is told at once, and the button leads to it', async () => {
  const user = renderApp('/message/push?compose=new');
  await screen.findByLabelText('Title');
  type('Title', 'Lantern night');
  type('Text', 'x'.repeat(151));
  await user.click(screen.getByRole('radio', { name: 'A web page' }));
  type('Address', 'http://example.com');
  const checks = within(screen.getByRole('region', { name: 'Before it is sent' }));
  expect(checks.getByText('The text has 151 characters; 150 are allowed.')).toBeInTheDocument();
  expect(checks.getByText('The address has to begin with https://.')).toBeInTheDocument();
  expect(checks.getByText('Choose whom it goes to.')).toBeInTheDocument();

  // The space at its end is not sent, and counted nowhere.
  type('Text', `${'x'.repeat(151)} `);
  expect(checks.getByText('The text has 151 characters; 150 are allowed.')).toBeInTheDocument();
  expect(screen.getByText('151 / 150')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Review and send…' }));
  expect(screen.getByLabelText('Text')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an empty form names all that is missing at once, and leads to the first', async () => {
  const user = renderApp('/message/push?compose=new');
  await screen.findByLabelText('Title');
  await user.click(screen.getByRole('button', { name: 'Review and send…' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText('Title')).toBeInvalid());
  expect(screen.getByLabelText('Text')).toBeInvalid();
  for (const missing of ['Enter a title.', 'Enter a text.']) {
    expect(await screen.findByText(missing)).toBeVisible();
  }
  // Below the field, and in the list of what stops it.
  await waitFor(() => expect(screen.getAllByText('Choose whom it goes to.')).toHaveLength(2));
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

test('what was typed is back after a reload, also where only the title was', async () => {
  renderApp('/message/push?compose=new');
  await screen.findByLabelText('Title');
  type('Title', 'Lantern night');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  renderApp('/message/push?compose=new');
  expect(await screen.findByText('What you changed here is back. It is not saved yet.')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Lantern night');
  expect(screen.getByLabelText('Text')).toHaveValue('');
});

test('of a list of numbers those that users have are saved', async () => {
  const { list } = await call(userCalls.pageList, { status: ['normal'], pageSize: 2 });
  const numbers = list.map(({ number }) => number);
  const user = renderApp('/message/push?compose=new');
  await screen.findByLabelText('Title');
  type('Title', 'To two of you');
  type('Text', 'Hello {nickname}');
  await user.click(screen.getByRole('radio', { name: 'List of numbers' }));
  type('Numbers of users', `${numbers.join('\n')} 999999999`);
  expect(await screen.findByText('1 number belongs to no user: left out')).toBeInTheDocument();
  expect(await screen.findByText('2 users get it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('The draft is saved.')).toBeInTheDocument();
  const { list: pushes } = await call(pushCalls.pageList, { keyword: 'To two of you' });
  const { status, audience } = await call(pushCalls.detail, { id: pushes[0]?.id ?? '' });
  expect(status).toBe('draft');
  expect(audience.numbers?.toSorted()).toEqual(numbers.toSorted());
});

test.each([
  ['with the push as it is', undefined],
  ['without it', { code: codes.conflict, message: 'Saved by Mei meanwhile', data: null }],
])('what was changed elsewhere is read again before it is sent, refused %s', async (_, body) => {
  const { list } = await call(userCalls.pageList, { status: ['normal'], pageSize: 2 });
  const audience: Form['audience'] = { kind: 'list', days: null, numbers: list.map(({ number }) => number) };
  const { id, version } = await draft({ audience });
  const user = renderApp(`/message/push?compose=${id}&send=1`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this push' }));
  const send = await dialog.findByRole('button', { name: 'Send to 2 users' });
  await draft({ id, version, title: 'Changed meanwhile', audience });
  if (body) await backEnd.answerNext(pushCalls.send, { body });
  await user.click(send);
  expect(await dialog.findByText(/^It was changed elsewhere meanwhile/)).toBeInTheDocument();
  expect(await dialog.findByText('Changed meanwhile')).toBeInTheDocument();
  expect((await call(pushCalls.detail, { id })).status).toBe('draft');
  await user.click(dialog.getByRole('button', { name: 'Send to 2 users' }));
  expect(await screen.findByText('The push is on its way to 2 users.')).toBeInTheDocument();
});

test('a test goes to one user and says how that went', async () => {
  const { id } = await draft({});
  const { list } = await call(userCalls.pageList, { status: ['normal'], pageSize: 1 });
  const user = renderApp(`/message/push?compose=${id}`);
  await user.type(await screen.findByLabelText('User number'), '999999999');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('There is no such user')).toBeInTheDocument();

  await user.clear(screen.getByLabelText('User number'));
  await user.type(screen.getByLabelText('User number'), String(list[0]?.number));
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText(`${list[0]?.nickname} (${list[0]?.number}) has it.`)).toBeInTheDocument();
  expect((await call(pushCalls.detail, { id })).status).toBe('draft');
});

test('a service that sends and tests no pushes is offered the draft alone', async () => {
  backEnd.profile({ calls: { [pushCalls.send]: false, [pushCalls.test]: false } });
  renderApp('/message/push?compose=new');
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Review and send…' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Send a test' })).toBeNull();
  backEnd.profile({});
});

test('a draft whose number is not answered is found in the list', async () => {
  await backEnd.answerNext(pushCalls.saveOrUpdate, { body: { code: 200, message: '', data: null } });
  expectConsole(/^Answer differs from the contract/);
  const user = renderApp('/message/push?compose=new');
  await screen.findByLabelText('Title');
  type('Title', 'Koi');
  type('Text', 'It begins at eight.');
  await user.click(screen.getByRole('radio', { name: 'Everyone' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('The draft is saved.')).toBeVisible();
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('an audience by days is counted once they are typed, and not said to be before', async () => {
  const user = renderApp('/message/push?compose=new');
  await user.click(await screen.findByRole('radio', { name: 'Paid within … days' }));
  const days = await screen.findByLabelText('Within how many days');
  expect(screen.queryByText('Counting…')).toBeNull();
  await user.type(days, '30');
  expect(await screen.findByText(/get it as of now/)).toBeInTheDocument();
});

test('a link that opens the form at the same path leads to its heading', async () => {
  const user = renderApp('/message/push');
  await user.click(await screen.findByRole('link', { name: 'New push' }));
  const heading = await screen.findByRole('heading', { name: 'New push' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('of a push that is followed one answer fails: that is told, and what is being typed stays', async () => {
  const { id } = await draft({ title: 'On its way' });
  const sending = { ...(await call(pushCalls.detail, { id })), status: 'sending' };
  const body = { code: codes.success, message: 'ok', data: sending };
  await backEnd.answerNext(pushCalls.detail, { body }, { status: 502, held: true, body: '' }, { held: true, body });
  const user = renderApp(`/message/push?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel push' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this push' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The wrong day' } });
  await act(() => backEnd.release());
  expect(await screen.findByText('Gateway error.')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('The wrong day');
  expect(screen.queryByRole('heading', { name: 'Record not loaded' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'On its way' })).toBeInTheDocument();
});

test('a push that went to nobody says what may have stood against it', async () => {
  const { id } = await draft({ title: 'To an empty room' });
  const failed = { ...(await call(pushCalls.detail, { id })), status: 'failed', startedAt: new Date().toISOString() };
  await backEnd.answerNext(pushCalls.detail, { body: { code: codes.success, message: 'ok', data: failed } });
  renderApp(`/message/push?id=${id}`);
  expect(await screen.findByText(/nobody was meant any more, or the room that it opens was closed/)).toBeVisible();
});

test('of a push that was cancelled before its time the list does not say when it is due', async () => {
  const scheduledAt = dayjs().add(6, 'days').toISOString();
  for (const title of ['Called off', 'Still to come']) {
    const { id, version } = await draft({ title, scheduledAt });
    await call(pushCalls.send, { id, version });
    if (title === 'Called off') await call(pushCalls.cancel, { id, reason: 'Rained out' });
  }
  renderApp('/message/push?status=scheduled,cancelled');
  const row = async (title: string) => screen.findByRole('row', { name: new RegExp(title) });
  expect(await row('Still to come')).toHaveTextContent('in 6 days');
  expect(await row('Called off')).toHaveTextContent('Cancelled');
  expect(await row('Called off')).not.toHaveTextContent('in 6 days');
});

test('a push and its form lead back to the list, wherever they were opened from', async () => {
  const { id, version } = await draft({ scheduledAt: dayjs().add(1, 'day').toISOString() });
  const user = renderApp(`/message/push?compose=${id}`);
  const trail = async () => within(await screen.findByRole('navigation', { name: 'You are here' }));
  await user.click(await (await trail()).findByRole('link', { name: 'Push message' }));
  expect(await screen.findByRole('heading', { name: 'Push message' })).toBeVisible();
  expect((await trail()).queryByRole('link')).toBeNull();

  await call(pushCalls.send, { id, version });
  act(() => history.push(`/message/push?id=${id}`));
  expect(await screen.findByRole('heading', { name: 'Lantern night' })).toBeVisible();
  await user.click((await trail()).getByRole('link', { name: 'Push message' }));
  expect(await screen.findByRole('heading', { name: 'Push message' })).toBeVisible();
  expect(history.location.search).toBe('');
});

test('the file of a push that nobody was sent has no counts, as the list has none', async () => {
  const { list } = await call(pushCalls.pageList, { status: ['draft', 'scheduled', 'sent'], pageSize: 200 });
  const columns = columnsOf({ t: (id: string) => id, label: (_, value) => value, audience: ({ kind }) => kind });
  const counts = (push: (typeof list)[number]) =>
    ['recipients', 'failed', 'opened'].map((key) => columns.find((column) => column.key === key)?.value(push));
  for (const status of ['draft', 'scheduled'] as const) {
    const push = list.find((other) => other.status === status);
    expect(push && counts(push)).toEqual([null, null, null]);
  }
  const push = list.find(({ status, progress }) => status === 'sent' && progress.sent > 0);
  const { sent, failed, opened } = push?.progress ?? {};
  expect(push && counts(push)).toEqual([sent, failed, opened]);
});

test('a draft is deleted for a reason', async () => {
  const { id } = await draft({ title: 'Written by mistake' });
  const user = renderApp('/message/push?keyword=Written%20by%20mistake');
  await user.click(await screen.findByRole('button', { name: 'More actions: Written by mistake' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A mistake');
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  const { list } = await call(operationCalls.pageList, { targetType: 'push', targetId: id, pageSize: 1 });
  expect(list).toMatchObject([{ action: 'remove', reason: 'A mistake' }]);
});
