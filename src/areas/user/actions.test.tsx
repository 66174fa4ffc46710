import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { formatsOf } from '@/components/format';
import { DAY_MS } from '@/components/format/day';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { renderApp } from '../../../tests/jest/renderApp';
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
const taken = new Set<string>();

/** Each test works on somebody else. */
async function someone(fits: (user: User) => boolean = ({ status }) => status === 'normal'): Promise<User> {
  const { list } = await call(userCalls.pageList, { pageSize: 200 });
  const found = list.find((user) => !taken.has(user.id) && /^[A-Za-z ]+$/.test(user.nickname) && fits(user));
  if (!found) throw new Error('the demo data has nobody like that');
  taken.add(found.id);
  return found;
}

const rowOf = async ({ number }: User) =>
  within((await screen.findByLabelText(`Open ${number}`)).closest('tr') as HTMLElement);

/** By its title's text: antd gives every title the same id in tests, so that two dialogs have one name. */
const dialogTitled = async (title: string) =>
  within((await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement);

/** Opens the list with only this user and chooses from the menu of the row. */
async function choose(target: User, action: string) {
  const user = renderApp(`/user/appUser?number=${target.number}`);
  await user.click(await screen.findByLabelText(`More actions: ${target.number}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('a mute says in plain words what happens until when, and shows in the row without a reload', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Mute');
  const day = (days: number) => format.day(new Date(Date.now() + days * DAY_MS)).replace(/,.*/, '');
  expect(dialog.getByText(new RegExp(`\\(${target.number}\\) can sign in and read.* until ${day(3)}`))).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '7 days' }));
  expect(await dialog.findByText(new RegExp(`until ${day(7)}`))).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Insults');
  await user.click(dialog.getByRole('button', { name: 'Mute' }));
  expect(await screen.findByText(new RegExp(`${target.nickname} is muted until ${day(7)}`))).toBeVisible();
  const row = await rowOf(target);
  expect(await row.findByText('Muted')).toBeVisible();
  expect(row.getByText(/^until /)).toBeVisible();
});

test('a mute that is answered without the record says the term that was sent', async () => {
  expectConsole(/Answer differs from the contract: POST .*changeStatus/);
  const target = await someone();
  const { user, dialog } = await choose(target, 'Mute');
  await backEnd.answerNext(userCalls.changeStatus, { body: { code: 200, message: 'ok', data: null } });
  await user.type(dialog.getByLabelText('Reason'), 'Insults');
  await user.click(dialog.getByRole('button', { name: 'Mute' }));
  const day = format.day(new Date(Date.now() + 3 * DAY_MS)).replace(/,.*/, '');
  expect(await screen.findByText(new RegExp(`${target.nickname} is muted until ${day}`))).toBeVisible();
});

test('a ban for another number of days', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Ban');
  await user.click(dialog.getByRole('radio', { name: 'Other' }));
  const days = await dialog.findByLabelText('Number of days');
  await user.clear(days);
  await user.type(days, '45');
  await user.type(dialog.getByLabelText('Reason'), 'Fraud');
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
  const row = await rowOf(target);
  expect(await row.findByText('Banned')).toBeVisible();
  expect(row.getByText(/^until /)).toBeVisible();
  const { statusUntil } = await call(userCalls.detail, { id: target.id });
  expect((new Date(statusUntil ?? 0).getTime() - Date.now()) / DAY_MS).toBeCloseTo(45, 1);
});

test.each(['', ' a '])('nothing is done without a reason, or for “%s”', async (reason) => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Ban');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: reason } });
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(await dialog.findByText('Say why, in 2 to 500 characters.')).toBeVisible();
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ status: 'normal' });
});

test('in the drawer, a ban for good and the restoration show in its header, tabs and the row behind', async () => {
  const target = await someone();
  const user = renderApp(`/user/appUser?number=${target.number}&id=${target.id}&tab=sanctions`);
  const drawer = within(await screen.findByRole('dialog', { name: new RegExp(target.nickname) }));
  await user.click(drawer.getByRole('button', { name: 'Ban' }));
  const ban = await dialogTitled(`Ban ${target.nickname}`);
  await user.click(ban.getByRole('radio', { name: 'For good' }));
  expect(await ban.findByText(/can’t sign in from now on, for good/)).toBeVisible();
  await user.type(ban.getByLabelText('Reason'), 'Selling accounts');
  await user.click(ban.getByRole('button', { name: 'Ban' }));
  expect(await drawer.findByText('Banned for good')).toBeVisible();
  expect(await drawer.findByText('Selling accounts')).toBeVisible();
  const row = await rowOf(target);
  expect(await row.findByText('Banned')).toBeInTheDocument();
  expect(row.getByText('for good')).toBeInTheDocument();

  await user.click(drawer.getByRole('button', { name: 'Restore' }));
  const restore = await dialogTitled(`Restore ${target.nickname}`);
  await user.type(restore.getByLabelText('Reason'), 'Appeal granted');
  await user.click(restore.getByRole('button', { name: 'Restore' }));
  expect(await drawer.findByText('Appeal granted')).toBeVisible();
  await user.click(drawer.getByRole('tab', { name: 'Timeline' }));
  expect(await drawer.findByText(/Reason: Appeal granted/)).toBeVisible();
});

test('a ban that a colleague sets under an open dialog is not lifted before it was told of', async () => {
  const target = await someone();
  const { id } = target;
  await call(userCalls.changeStatus, { id, status: 'muted', days: 3, reason: 'Insults' });
  const { user, dialog } = await choose(target, 'Restore');
  expect(await dialog.findByText(/^This ends the mute until /)).toBeVisible();
  await call(userCalls.changeStatus, { id, status: 'banned', days: null, reason: 'Fraud' });
  await user.type(dialog.getByLabelText('Reason'), 'Apologised');
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText(/^It was saved elsewhere first/)).toBeVisible();
  expect(await dialog.findByText('This ends the ban for good.')).toBeVisible();
  expect(await call(userCalls.detail, { id })).toMatchObject({ status: 'banned' });
  expect(dialog.getByLabelText('Reason')).toHaveValue('Apologised');
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await call(userCalls.detail, { id })).toMatchObject({ status: 'normal' }));
});

test('points are added, with the balance before and after shown first', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Adjust points');
  await user.type(dialog.getByLabelText('How many'), '250');
  const after = format.number(target.points + 250);
  expect(await dialog.findByText(`Balance: ${format.number(target.points)} → ${after}`)).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Compensation');
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(await screen.findByText(`${target.nickname} has ${after} points now.`)).toBeVisible();
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ points: target.points + 250 });
});

test('no more points are taken than there are', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Adjust points');
  await user.click(dialog.getByRole('radio', { name: 'Take points' }));
  await user.type(dialog.getByLabelText('How many'), String(target.points + 1));
  expect(await dialog.findByText(/^There are only .* points to take\.$/)).toBeVisible();
});

test('a fraction of a point is refused, not rounded', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Adjust points');
  await user.type(dialog.getByLabelText('How many'), '2.5');
  await user.type(dialog.getByLabelText('Reason'), 'Compensation');
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(await dialog.findByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  expect(dialog.getByLabelText('How many')).toHaveValue('2.5');
  const points = format.number(target.points);
  expect(dialog.getByText(`Balance: ${points} → ${points}`)).toBeVisible();
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ points: target.points });
});

/** The ids of all requests from now on. */
function requestIds(): string[] {
  const sent: string[] = [];
  const { send } = XMLHttpRequest.prototype;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    if (String(body).includes('requestId')) sent.push(JSON.parse(String(body)).requestId);
    send.call(this, body);
  });
  return sent;
}

test('sent again after a lost answer, an adjustment is applied once', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Adjust points');
  await user.type(dialog.getByLabelText('How many'), '10');
  await user.type(dialog.getByLabelText('Reason'), 'Lottery');
  const sent = requestIds();
  expectConsole(/socket hang up/);
  await backEnd.answerNext(userCalls.adjustPoints, { cut: true });
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/may or may not have been saved/);
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ points: target.points + 10 });
});

test('points that were applied without an answer are told when something else is sent, and nothing more is done', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Adjust points');
  await user.type(dialog.getByLabelText('How many'), '100');
  await user.type(dialog.getByLabelText('Reason'), 'Lottery');
  const sent = requestIds();
  expectConsole(/socket hang up/);
  await backEnd.answerNext(userCalls.adjustPoints, { cut: true });
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/may or may not have been saved/);
  // It was done, and only its answer was lost.
  await call(userCalls.adjustPoints, { id: target.id, delta: 100, reason: 'Lottery', requestId: sent[0] ?? '' });
  await user.type(dialog.getByLabelText('How many'), '{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Adjust points' }));
  const left = (target.points + 100).toLocaleString('en-US');
  expect(await screen.findByText(new RegExp(`got \\+100 points, which left ${left}\\.`))).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ points: target.points + 100 });
});

test('a refusal of the back end stands in the dialog, and nowhere else', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Ban');
  await user.type(dialog.getByLabelText('Reason'), 'Fraud');
  const body = { code: codes.ruleForbids, message: 'Not today.', data: null };
  await backEnd.answerNext(userCalls.changeStatus, { body });
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not today.');
  expect(screen.getAllByText('Not today.')).toHaveLength(1);
});

test('what is refused as out of date is told, not sent again', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Ban');
  await user.type(dialog.getByLabelText('Reason'), 'Fraud');
  const body = { code: codes.conflict, message: 'Saved by Mei meanwhile', data: { version: 4 } };
  // A second time the back end would do it.
  await backEnd.answerNext(userCalls.changeStatus, { body });
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Saved by Mei meanwhile');
  expect(dialog.getByLabelText('Reason')).toHaveValue('Fraud');
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ status: target.status });
});

test('a number of days that is none leaves the dialog as it is, and the field says what is wrong', async () => {
  const target = await someone();
  const { user, dialog } = await choose(target, 'Ban');
  await user.type(dialog.getByLabelText('Reason'), 'Fraud');
  await user.click(dialog.getByRole('radio', { name: 'Other' }));
  const days = await dialog.findByLabelText('Number of days');
  await user.clear(days);
  expect(dialog.getByText(/can’t sign in for the number of days below\./)).toBeVisible();
  await user.type(days, '99999999');
  expect(dialog.getByText(/can’t sign in for the number of days below\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(await dialog.findByText('Enter a whole number from 1 to 3,650.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Fraud');
  await user.clear(days);
  await user.type(days, '45');
  expect(dialog.getByText(/can’t sign in until /)).toBeVisible();
  expect(await call(userCalls.detail, { id: target.id })).toMatchObject({ status: 'normal' });
});

test.each(['-5', '99999999999999999999'])(
  '%s points are none to adjust by: the balance stays as it is',
  async (amount) => {
    const target = await someone();
    const { user, dialog } = await choose(target, 'Adjust points');
    await user.type(dialog.getByLabelText('How many'), '1');
    const points = format.number(target.points);
    expect(await dialog.findByText(`Balance: ${points} → ${format.number(target.points + 1)}`)).toBeVisible();
    await user.clear(dialog.getByLabelText('How many'));
    await user.type(dialog.getByLabelText('How many'), amount);
    expect(await dialog.findByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
    expect(dialog.getByText(`Balance: ${points} → ${points}`)).toBeVisible();
  },
);
