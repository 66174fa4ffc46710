import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { messageCalls } from '@contract/message/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { messageComposePath } from './messageComposePath';
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

const someone = async () => {
  const [user] = (await call(userCalls.pageList, { status: ['normal'], pageSize: 1 })).list;
  if (!user) throw new Error('the demo data has nobody normal');
  return user;
};

/** A draft to one user. */
async function draft(title: string) {
  const audience = { kind: 'list' as const, days: null, numbers: [(await someone()).number] };
  return call(messageCalls.saveOrUpdate, { title, body: 'As you asked.', type: 'personal', audience });
}

test('a message to one user is personal, and what stands in braces and is no variable is pointed out', async () => {
  const { number, nickname } = await someone();
  const user = renderApp(`/message/list?compose=new&number=${number}`);
  expect(await screen.findByRole('radio', { name: 'Personal' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Everyone' })).toBeNull();
  expect(await screen.findByText(nickname)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Enter a title.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Parcel for {nickname}' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Your code is {code}.' } });
  expect(screen.getByText('{code} is no variable and stays as written.')).toBeInTheDocument();
  expect(within(screen.getByRole('article')).getByText('Parcel for Anika')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('The draft is saved.')).toBeInTheDocument();
  const { list } = await call(messageCalls.pageList, { keyword: 'Parcel for {nickname}' });
  expect(list).toEqual([expect.objectContaining({ type: 'personal', status: 'draft' })]);
  await waitFor(() => expect(history.location.search).toContain(`compose=${list[0]?.id}`));
});

test('whom a message was to go to is there again after a session that ended, for the same admin', async () => {
  const { number, nickname } = await someone();
  renderApp('/message/list');
  await screen.findByRole('heading', { level: 1 });
  act(() => history.push(messageComposePath(), { numbers: [number] }));
  expect(await screen.findByText(nickname)).toBeInTheDocument();
  act(() => end('expired'));
  await screen.findByLabelText('Password');
  await backEnd.signIn();
  act(() => void restoreSession());
  expect(await screen.findByLabelText('Numbers of users')).toHaveValue(`${number}`);
  expect(screen.getByRole('radio', { name: 'Personal' })).toBeChecked();
});

test('a draft that someone changes under the question is read again before it is sent', async () => {
  const { id, version, audience, type } = await draft('Two hands');
  const user = renderApp('/message/list?keyword=Two%20hands');
  await user.click(await screen.findByRole('button', { name: 'More actions: Two hands' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this message' }));
  const send = await dialog.findByRole('button', { name: 'Send to 1 user' });
  const { kind, days, numbers } = audience;
  const written = { title: 'Two hands at it', body: 'Another text.', type, audience: { kind, days, numbers } };
  await call(messageCalls.saveOrUpdate, { id, version, ...written });
  await user.click(send);
  expect(await dialog.findByText(/The draft was changed elsewhere in the meantime/)).toBeInTheDocument();
  expect(await dialog.findByText('Two hands at it')).toBeInTheDocument();
  expect(await call(messageCalls.detail, { id })).toMatchObject({ status: 'draft' });
  await user.click(await dialog.findByRole('button', { name: 'Send to 1 user' }));
  await waitFor(() => expect(history.location.search).toContain(`id=${id}`));
  expect(await call(messageCalls.detail, { id })).toMatchObject({ status: 'sending', progress: { recipients: 0 } });
});

test('the list follows what is being sent, and keeps its rows where that fails', async () => {
  const { id, version } = await draft('On its way');
  await call(messageCalls.send, { id, version });
  renderApp('/message/list?keyword=On%20its%20way');
  const row = async () => within(await screen.findByRole('row', { name: /On its way/ }));
  expect(await (await row()).findByText('Sending')).toBeInTheDocument();
  await backEnd.answerNext(messageCalls.pageList, { status: 502 }, { status: 502 });
  await call(messageCalls.withdraw, { id, reason: 'Sent too early' });
  await waitFor(async () => expect((await row()).getByText('Withdrawn')).toBeInTheDocument(), { timeout: 20_000 });
});

test('a message is withdrawn by the numbers of now, not by those of its row', async () => {
  const { id, version } = await draft('Many have it by now');
  const sending = await call(messageCalls.send, { id, version });
  const user = renderApp('/message/list?keyword=Many%20have');
  await user.click(await screen.findByRole('button', { name: 'More actions: Many have it by now' }));
  const progress = { recipients: 60, sent: 60, failed: 0, skipped: 0, opened: 12 };
  const now = { ...sending, status: 'sent', progress };
  await backEnd.answerNext(messageCalls.detail, { body: { code: 200, message: 'ok', data: now } });
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this message' }));
  expect(await dialog.findByLabelText('Type 60 to confirm')).toBeInTheDocument();
  expect(dialog.getByText(/letter boxes of 60 users.*12 of them/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
});

test('a draft is deleted from its row', async () => {
  const { id } = await draft('Never mind');
  const user = renderApp('/message/list?keyword=Never%20mind');
  await user.click(await screen.findByRole('button', { name: 'More actions: Never mind' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Not wanted');
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  await expect(call(messageCalls.detail, { id }, { notice: false })).rejects.toMatchObject({ code: 10404 });
});

test('an open message offers only what the service can do with it', async () => {
  const { id } = await draft('Half a service');
  backEnd.profile({ calls: { [messageCalls.send]: false, [messageCalls.saveOrUpdate]: false } });
  renderApp(`/message/list?id=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: /Half a service/ }));
  expect(await drawer.findByRole('button', { name: 'Delete draft' })).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: 'Send…' })).toBeNull();
  expect(drawer.queryByRole('link', { name: /^(Edit|Use as a new one)$/ })).toBeNull();
  backEnd.profile({});
});

test('a service that sends no messages is offered the draft alone', async () => {
  backEnd.profile({ calls: { [messageCalls.send]: false } });
  renderApp('/message/list?compose=new');
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send…' })).toBeNull();
  backEnd.profile({});
});

test('the form of a message leads back to the list, wherever it was opened from', async () => {
  const user = renderApp('/message/list?compose=new');
  await screen.findByLabelText('Title');
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  await user.click(trail.getByRole('link', { name: 'Message list' }));
  expect(await screen.findByRole('heading', { name: 'Message list' })).toBeVisible();
  expect(history.location.search).toBe('');
  expect(trail.queryByRole('link')).toBeNull();
});

test('opened from another list, a message has no previous and next in this one', async () => {
  const { id } = await draft('From elsewhere');
  const address = `/message/list?keyword=From%20elsewhere&id=${id}`;
  renderApp(address);
  const drawer = within(await screen.findByRole('dialog', { name: /From elsewhere/ }));
  expect(await drawer.findByRole('navigation', { name: 'Other records of the list' })).toBeInTheDocument();
  act(() => history.replace(address, { origin: { visit: 'another', path: '/log/list', search: '', place: 3 } }));
  await waitFor(() => expect(drawer.queryByRole('navigation', { name: 'Other records of the list' })).toBeNull());
  expect(drawer.getByRole('button', { name: 'Send…' })).toBeInTheDocument();
});
