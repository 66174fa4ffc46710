import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { messageCalls } from '@contract/message/calls';
import { peopleCalls } from '@contract/people/calls';
import { transactionCalls } from '@contract/transaction/calls';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { wishCalls } from '@contract/wish/calls';
import { formatsOf } from '@/components/format';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../../tests/jest/backEnd';
import { renderApp } from '../../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const format = formatsOf('en-US');
const users = async () => (await call(userCalls.pageList, { pageSize: 200 })).list;

async function normal(): Promise<User> {
  const found = (await users()).find(({ status, nickname }) => status === 'normal' && /^[A-Za-z ]+$/.test(nickname));
  if (!found) throw new Error('the demo data has nobody normal');
  return found;
}

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name: new RegExp(name) }));
/** One row behind the drawer keeps the test quick. */
const addressOf = ({ id, number }: User, tab?: string) =>
  `/user/appUser?number=${number}&id=${id}${tab ? `&tab=${tab}` : ''}`;

test('opens over the list, keeps its filters, and back closes it', async () => {
  const { id, number, nickname } = await normal();
  const user = renderApp(`/user/appUser?number=${number}`);
  await user.click(await screen.findByLabelText(`Open ${number}`));
  expect((await drawer(nickname)).getByRole('heading', { name: nickname })).toBeVisible();
  expect(history.location.search).toBe(`?number=${number}&id=${id}`);
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe(`?number=${number}`);
});

test('a pasted link opens the same tab, and closing leaves only the filters', async () => {
  const someone = await normal();
  const user = renderApp(addressOf(someone, 'ledger'));
  const shown = await drawer(someone.nickname);
  expect(shown.getByRole('tab', { name: 'Ledger' })).toHaveAttribute('aria-selected', 'true');
  await user.click(shown.getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe(`?number=${someone.number}`);
});

test('a tab stands in the address, and back from it closes the drawer', async () => {
  const someone = await normal();
  const user = renderApp(`/user/appUser?number=${someone.number}`);
  await user.click(await screen.findByLabelText(`Open ${someone.number}`));
  await user.click((await drawer(someone.nickname)).getByRole('tab', { name: 'Notes' }));
  expect(history.location.search).toBe(`?number=${someone.number}&id=${someone.id}&tab=notes`);
  act(() => history.back());
  await waitFor(() => expect(history.location.search).toBe(`?number=${someone.number}`));
});

test.each(['nonsense', '1', '9999999999999999999'])('the id %s is not found', async (id) => {
  const user = renderApp(`/user/appUser?keyword=nobody-at-all&id=${id}`);
  const shown = await drawer('App user');
  expect(await shown.findByText(/There is no app user with this id/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(history.location.search).toBe('?keyword=nobody-at-all'));
});

test('a user that can’t be read can be read again', async () => {
  const someone = await normal();
  await backEnd.answerNext(userCalls.detail, { status: 500 });
  const user = renderApp(addressOf(someone));
  const shown = await drawer('App user');
  expect(await shown.findByRole('alert')).toHaveTextContent('Server error.');
  await user.click(shown.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: someone.nickname })).toBeVisible();
});

test('the ledger shows signed amounts and balances, and filters by currency', async () => {
  const someone = (await users()).find(({ stones, points }) => stones > 0 && points > 0) as User;
  const { list } = await call(userCalls.ledger, { id: someone.id, currency: 'stones', pageSize: 20 });
  const user = renderApp(addressOf(someone, 'ledger'));
  await user.click(within(await screen.findByRole('radiogroup', { name: 'Currency' })).getByText('Stones'));
  await waitFor(() => expect(screen.queryByText('Daily sign-in')).toBeNull());
  const [newest] = list;
  expect((await screen.findAllByText(format.signed(newest?.delta ?? 0)))[0]).toBeVisible();
  expect(screen.getAllByText(format.number(someone.stones))[0]).toBeVisible();
});

test('logins stand below the devices', async () => {
  const someone = await normal();
  const { list } = await call(userCalls.logins, { id: someone.id, pageSize: 10 });
  renderApp(addressOf(someone, 'devices'));
  expect((await screen.findAllByText(list[0]?.ip ?? ''))[0]).toBeVisible();
});

test('a note is added, is signed, and only its writer removes it', async () => {
  const someone = await normal();
  await call(userCalls.addNote, { id: someone.id, text: 'Wrote to support twice' });
  const user = renderApp(addressOf(someone, 'notes'));
  const shown = await drawer(someone.nickname);
  await user.type(shown.getByLabelText('New note'), 'Called back');
  await user.click(shown.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(shown.getByLabelText('New note')).toHaveValue(''));
  const note = (await shown.findByText('Called back')).closest('li') as HTMLElement;
  await user.click(within(note).getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shown.queryByText('Called back')).toBeNull());
  expect(shown.getByText('Wrote to support twice')).toBeVisible();

  const other = await users().then((all) => all.find(({ id }) => id !== someone.id) as User);
  await call(userCalls.addNote, { id: other.id, text: 'Not yours' });
  await backEnd.signIn('lin_wei');
  expect((await call(userCalls.notes, { id: other.id }))[0]).toMatchObject({ text: 'Not yours', own: false });
});

test('has the rooms that the user opened', async () => {
  const { list } = await call(peopleCalls.pageList, { pageSize: 1 });
  const room = list[0];
  const owner = (await users()).find(({ id }) => id === room?.owner.id);
  if (!room || !owner) throw new Error('the demo data has no self-built room');
  renderApp(addressOf(owner, 'rooms'));
  const title = await (await drawer(owner.nickname)).findAllByText(room.title);
  expect(title[0]?.closest('a')).toHaveAttribute('href', expect.stringMatching(/^\/activity\/people\/detail\?id=\d+$/));
});

test('has the messages that were sent to them, and leads to all of them in the list', async () => {
  const { list } = await call(messageCalls.pageList, { status: ['sent'], pageSize: 1 });
  const sent = list[0];
  const { list: copies } = await call(messageCalls.recipients, { id: sent?.id ?? '', pageSize: 1 });
  const reader = (await users()).find(({ id }) => id === copies[0]?.user.id);
  if (!sent || !reader) throw new Error('the demo data has no message that was sent');
  renderApp(addressOf(reader, 'messages'));
  const titles = await (await drawer(reader.nickname)).findAllByRole('link', { name: sent.title });
  expect(titles[0]).toHaveAttribute('href', expect.stringContaining('/message/list'));
  expect(screen.getByRole('link', { name: 'Show in the message list' })).toHaveAttribute(
    'href',
    `/message/list?recipientId=${reader.id}`,
  );
});

test('a wish stands among the wishes, and the ledger leads from its stones to it', async () => {
  const [rich] = (await users()).filter(({ status }) => status === 'normal').sort((a, b) => b.stones - a.stones);
  if (!rich) throw new Error('the demo data has nobody normal');
  const made = { userId: rich.id, text: 'A boat of paper', stones: 10, requestId: crypto.randomUUID() };
  const wish = await call(wishCalls.make, made);
  const user = renderApp(addressOf(rich, 'ledger'));
  const link = await screen.findByRole('link', { name: String(wish.number) });
  expect(link).toHaveAttribute('href', `/wish/list/Detail?id=${wish.id}`);
  await user.click(screen.getByRole('tab', { name: 'Wishes' }));
  const row = within((await screen.findByText('A boat of paper')).closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: String(wish.number) })).toBeInTheDocument();
  expect(row.getByText('Open')).toBeInTheDocument();
});

test('what went back of an exchange stands below what it cost', async () => {
  const { list } = await call(transactionCalls.pageList, { state: ['refunded'], currency: ['stones'], pageSize: 1 });
  const [line] = list;
  if (!line) throw new Error('the demo data has no refunded exchange');
  const number = (stones: number) => stones.toLocaleString('en-US');
  renderApp(addressOf(line.user as User, 'gifts'));
  const row = (await screen.findByRole('link', { name: String(line.order.number) })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(`${number(line.cost)} stones−${number(line.refunded ?? 0)} stones`);
});

test('opened from another list, a user has no previous and next in this one', async () => {
  const someone = await normal();
  renderApp(addressOf(someone));
  const shown = await drawer(someone.nickname);
  expect(await shown.findByRole('navigation', { name: 'Other records of the list' })).toBeInTheDocument();
  const origin = { visit: 'another', path: '/log/share', search: '?show=signUps', place: 3 };
  act(() => history.replace(addressOf(someone), { origin }));
  await waitFor(() => expect(shown.queryByRole('navigation', { name: 'Other records of the list' })).toBeNull());
  expect(shown.getByRole('heading', { name: someone.nickname })).toBeInTheDocument();
});

test('while a note is on its way its field keeps what was sent; refused, it can be written on', async () => {
  const someone = await normal();
  const user = renderApp(addressOf(someone, 'notes'));
  const shown = await drawer(someone.nickname);
  const field = await shown.findByLabelText('New note');
  const add = shown.getByRole('button', { name: 'Add note' });
  await backEnd.answerNext(userCalls.addNote, {
    held: true,
    body: { code: codes.ruleForbids, message: 'Not today.', data: null },
  });
  await user.type(field, 'Called back');
  await user.click(add);
  await waitFor(() => expect(add).toHaveClass(/loading/));
  await user.type(field, ', and wrote');
  expect(field).toHaveValue('Called back');
  expect(field).toHaveFocus();
  await backEnd.release();
  expect(await shown.findByText('Not today.')).toBeVisible();
  await user.type(field, ', and wrote');
  expect(field).toHaveValue('Called back, and wrote');
  await user.click(add);
  await waitFor(() => expect(field).toHaveValue(''));
  expect(await shown.findByText('Called back, and wrote')).toBeVisible();
});
