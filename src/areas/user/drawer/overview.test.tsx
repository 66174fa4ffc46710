import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { messageCalls } from '@contract/message/calls';
import type { PayCurrency } from '@contract/money.enums';
import { orderCalls } from '@contract/order/calls';
import { peopleCalls } from '@contract/people/calls';
import { stoneCalls } from '@contract/stone/calls';
import type { User, UserDetail } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { forgetMissing } from '@/request/availability';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../../tests/jest/backEnd';
import { renderApp } from '../../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  backEnd.profile({});
  forgetMissing();
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const users = async () => (await call(userCalls.pageList, { pageSize: 200 })).list;
const plainName = ({ nickname }: User) => /^[A-Za-z]{2}[A-Za-z ]+$/.test(nickname);
const met = new Set<string>();

/** Somebody whom no other test has met. */
async function someone(suits: (user: UserDetail) => boolean | Promise<boolean> = () => true): Promise<UserDetail> {
  for (const user of (await users()).filter((each) => each.status === 'normal' && plainName(each))) {
    if (met.has(user.id)) continue;
    const detail = await call(userCalls.detail, { id: user.id });
    if (!(await suits(detail))) continue;
    met.add(user.id);
    return detail;
  }
  throw new Error('the demo data has nobody like this');
}

/** One row behind the drawer keeps the test quick. */
const open = ({ id, number }: User) => renderApp(`/user/appUser?number=${number}&id=${id}`);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = (name: RegExp) => within(screen.getByRole('list', { name: 'Key figures' })).findByRole('link', { name });

/** Orders stones for money. */
async function buy(userId: string, { paid }: { paid: boolean }) {
  const { list } = await call(stoneCalls.pageList, { status: ['on'], pageSize: 200 });
  const pack = list.find(({ currency, limitPerUser }) => currency === 'CNY' && !limitPerUser);
  const items = [{ id: pack?.id ?? '', count: 2 }];
  const input = { userId, items, channel: 'alipay', platform: 'ios', requestId: crypto.randomUUID() } as const;
  const order = await call(orderCalls.place, input);
  return paid ? call(orderCalls.pay, { id: order.id, channelNumber: crypto.randomUUID() }) : order;
}

const inYuan = (minor: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'CNY' }).format(minor / 100);

test('what they paid is without what was refunded, and the last orders stand below', async () => {
  const user = await someone(async ({ id }) => {
    const { paid, spent } = await call(userCalls.figures, { id });
    return !paid.length && spent.some(({ amount }) => amount > 0);
  });
  const { spent } = await call(userCalls.figures, { id: user.id });
  const refunded = await buy(user.id, { paid: true });
  const kept = await buy(user.id, { paid: true });
  const waiting = await buy(user.id, { paid: false });
  await call(orderCalls.refund, { id: refunded.id, amount: 100, reason: 'Bought twice' });
  open(user);
  const sum = inYuan(refunded.paid - 100 + kept.paid);
  const has = await screen.findByRole('link', { name: `Paid ${sum} ${sum} in 30 days` });
  expect(has).toHaveAttribute('href', expect.stringMatching(/&tab=orders$/));
  for (const { currency, amount } of spent) {
    const name = { stones: /^Stones /, points: /^Points / }[currency as PayCurrency as 'stones' | 'points'];
    expect(await figure(name)).toHaveTextContent(`${amount.toLocaleString('en-US')} spent`);
  }

  const last = await section('Last orders');
  const rows = await last.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(
    [waiting, kept, refunded].map(({ number }) => String(number)),
  );
  expect(rows[0]).toHaveTextContent(`Waiting for payment${inYuan(waiting.amount)}`);
  expect(rows[2]).toHaveTextContent(`Refunded${inYuan(refunded.paid)}−${inYuan(100)}`);
  const { total } = await call(orderCalls.pageList, { userId: user.id, pageSize: 1 });
  expect(last.getByRole('link', { name: `All orders (${total})` })).toHaveAttribute(
    'href',
    expect.stringMatching(/&tab=orders$/),
  );
});

test('the sanction in force stands above all, those before it below, each with by whom', async () => {
  const { id, ...user } = await someone(({ sanctionCount }) => sanctionCount === 0);
  await call(userCalls.changeStatus, { id, status: 'muted', days: 1, reason: 'Spam in rooms' });
  await call(userCalls.changeStatus, { id, status: 'banned', days: null, reason: 'Sold accounts' });
  open({ id, ...user });
  const inForce = await screen.findByRole('alert');
  expect(inForce).toHaveTextContent(/^Banned for good\s*Sold accounts/);
  const toAdmin = expect.stringMatching(/^\/user\/sysUser\/detail\?id=/);
  expect(await within(inForce).findByRole('link', { name: 'Admin' })).toHaveAttribute('href', toAdmin);

  const earlier = await section('Earlier sanctions');
  const [row, ...others] = await earlier.findAllByRole('listitem');
  expect(row).toHaveTextContent(/^Muted until .*By Admin.*Spam in rooms$/);
  expect(others).toEqual([]);
  expect(earlier.getByRole('link', { name: 'All sanctions (2)' })).toBeVisible();
  expect(await figure(/^Violations [2-9]\d* 2 sanctions/)).toBeVisible();
  expect(screen.getAllByText('Sold accounts')).toHaveLength(1);
});

test('a sanction made here stands there at once', async () => {
  const them = await someone(({ sanctionCount }) => sanctionCount === 0);
  const user = open(them);
  expect(await (await section('Sanctions')).findByText('Never muted or banned')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  // By its title's text: antd gives every title the same id in tests.
  const title = await screen.findByText(`Mute ${them.nickname}`);
  const dialog = within(title.closest('[role="dialog"]') as HTMLElement);
  await user.type(dialog.getByLabelText('Reason'), 'Insults');
  await user.click(dialog.getByRole('button', { name: 'Mute' }));
  expect(await screen.findByText(/^By/, { selector: '[role=alert] *' })).toHaveTextContent('By Admin, this minute');
  expect(await (await section('Earlier sanctions')).findByText('None')).toBeVisible();
});

test('names others on the same device and leads to them', async () => {
  const someoneElse = await someone(({ sameDeviceCount }) => sameDeviceCount > 0);
  const devices = await call(userCalls.devices, { id: someoneElse.id });
  const other = devices.flatMap(({ others }) => others)[0];
  const user = open(someoneElse);
  const same = await section('On the same device');
  expect(await same.findByRole('link', { name: `Everyone (${someoneElse.sameDeviceCount})` })).toBeVisible();
  await user.click(await same.findByRole('link', { name: other?.nickname }));
  expect(await screen.findByText(String(other?.number), { selector: '[role="dialog"] h2 ~ * *' })).toBeVisible();
  expect(history.location.search).toBe(`?number=${someoneElse.number}&id=${other?.id}`);
});

test('has the reports about their rooms that are not over', async () => {
  const filter = { status: ['live', 'scheduled'], reportsFrom: 1, pageSize: 200 } as const;
  const { list } = await call(peopleCalls.pageList, { ...filter, status: [...filter.status] });
  const [room] = list;
  if (!room) throw new Error('the demo data has no reported room');
  const owner = await call(userCalls.detail, { id: room.owner.id });
  const own = list.filter(({ owner: { id } }) => id === owner.id);
  open(owner);
  const reported = await section('Reported rooms');
  const row = (await reported.findByRole('link', { name: room.title })).closest('li');
  expect(row).toHaveTextContent(new RegExp(`${room.reports} reports?$`));
  expect(await figure(/^Open reports/)).toHaveTextContent(
    new RegExp(`^Open reports${own.reduce((sum, { reports }) => sum + reports, 0)}`),
  );
});

test('has the last message to them, their last sign-in and the latest note, and leads to the rest', async () => {
  const lastTo = async (id: string) =>
    call(messageCalls.pageList, { recipientId: id, sort: 'sentAt', order: 'descend', pageSize: 1 });
  const user = await someone(async ({ id }) => (await lastTo(id)).total > 1);
  const { list: messages, total } = await lastTo(user.id);
  const [login] = (await call(userCalls.logins, { id: user.id, pageSize: 1 })).list;
  await call(userCalls.addNote, { id: user.id, text: 'Wrote to support' });
  await call(userCalls.addNote, { id: user.id, text: 'Called back' });
  open(user);
  const message = await section('Last message to them');
  expect(await message.findByRole('link', { name: messages[0]?.title })).toBeVisible();
  expect(message.getByRole('link', { name: messages[0]?.by })).toBeVisible();
  expect(message.getByRole('link', { name: `All messages (${total})` })).toBeVisible();
  expect(await (await section('Last sign-in')).findByText(login?.place ?? '')).toBeVisible();
  const note = await section('Latest note');
  expect(await note.findByText('Called back')).toBeVisible();
  expect(note.queryByText('Wrote to support')).toBeNull();
});

test('of whom there is nothing to tell each part says so in a line', async () => {
  const user = await someone(async ({ id, sanctionCount, sameDeviceCount }) => {
    const [{ total: orders }, { total: messages }, notes] = await Promise.all([
      call(orderCalls.pageList, { userId: id, pageSize: 1 }),
      call(messageCalls.pageList, { recipientId: id, pageSize: 1 }),
      call(userCalls.notes, { id }),
    ]);
    const { reports } = await call(userCalls.figures, { id });
    return !(sanctionCount || sameDeviceCount || orders || messages || notes.length || reports.open);
  });
  // Neither is asked for where the record says that there are none.
  await backEnd.answerNext(userCalls.sanctions, { status: 500 });
  await backEnd.answerNext(userCalls.devices, { status: 500 });
  open(user);
  for (const [part, line] of Object.entries({
    'Last orders': 'No orders',
    Sanctions: 'Never muted or banned',
    'Reported rooms': 'No open reports',
    'Last message to them': 'Nothing was sent',
    'Latest note': 'No notes',
    'On the same device': 'Nobody else',
  })) {
    const shown = await section(part);
    expect(await shown.findByText(line)).toBeVisible();
    expect(shown.queryByRole('list')).toBeNull();
    expect(shown.queryByRole('link')).toBeNull();
  }
  expect(await figure(/^Paid 0$/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part fails alone, and can be asked again', async () => {
  const { id, ...them } = await someone();
  await call(userCalls.addNote, { id, text: 'Asks for refunds' });
  await backEnd.answerNext(userCalls.notes, { status: 500 });
  await backEnd.answerNext(userCalls.figures, { status: 500 });
  const user = open({ id, ...them });
  const note = await section('Latest note');
  expect(await note.findByRole('alert')).toHaveTextContent('Server error.');
  expect(await figure(/^Stones/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Paid/ })).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await user.click(note.getByRole('button', { name: 'Retry' }));
  expect(await note.findByText('Asks for refunds')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await figure(/^Paid/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what the service lacks is not there, and nothing is said of it', async () => {
  const { figures, logins, devices, sanctions } = userCalls;
  const lacks = [figures, logins, devices, sanctions, orderCalls.pageList, messageCalls.pageList];
  backEnd.profile({ calls: Object.fromEntries(lacks.map((each) => [each, false])) });
  open(await someone());
  expect(await section('Latest note')).toBeDefined();
  expect(await section('Reported rooms')).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Key figures' })).getAllByRole('listitem')).toHaveLength(2);
  for (const name of ['Last orders', 'Sanctions', 'Last message to them', 'Last sign-in', 'On the same device']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of a message it says who sent it, of a note who wrote it', async () => {
  const found = await someone(async ({ id }) => (await call(messageCalls.pageList, { recipientId: id })).total > 0);
  await call(userCalls.addNote, { id: found.id, text: 'Asks for refunds' });
  open(found);
  expect(await (await section('Last message to them')).findByText(/^Sent by/)).toBeVisible();
  expect(await (await section('Latest note')).findByText(/^Written by/)).toBeVisible();
});
