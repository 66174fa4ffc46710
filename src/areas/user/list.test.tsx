import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { formatsOf } from '@/components/format';
import { fileColumns } from '@/components/list/columns';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { columnsOf } from './fields';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

type Query = Parameters<typeof call<typeof userCalls.pageList>>[1];

const stored = (query: Query = {}) => call(userCalls.pageList, { sort: 'lastActiveAt', ...query });
const format = formatsOf('en-US');

const rowOf = async ({ number }: User) =>
  within((await screen.findByLabelText(`Open ${number}`)).closest('tr') as HTMLElement);

async function someone(fits: (user: User) => boolean, query: Query = {}): Promise<User> {
  const found = (await stored({ pageSize: 200, ...query })).list.find(fits);
  if (!found) throw new Error('the demo data has nobody like that');
  return found;
}

const shownNumbers = async () =>
  (await screen.findAllByLabelText(/^Open \d+$/)).map((link) => Number(link.ariaLabel?.slice(5)));

test('shows how many people there are and how many were active in the last hour, and the sums of all', async () => {
  const { total, activeLastHour, totals } = await stored();
  renderApp('/user/appUser');
  expect(await screen.findByText(`${total} people · ${activeLastHour} active in the last hour`)).toBeVisible();
  const footer = within(screen.getByText(`1–20 of ${total}`).closest('footer') as HTMLElement);
  expect(footer.getByText(format.number(totals?.points))).toBeVisible();
  expect(footer.getByText(format.number(totals?.stones))).toBeVisible();
});

test('a page has as many rows as are chosen, and begins anew with the first', async () => {
  const { total } = await stored();
  const user = renderApp('/user/appUser?current=3');
  expect(await screen.findByText(`41–60 of ${total}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '20 / page' }));
  await user.click(await screen.findByRole('menuitem', { name: '50 / page' }));
  expect(await screen.findByText(`1–50 of ${total}`)).toBeVisible();
  expect(await shownNumbers()).toEqual((await stored({ pageSize: 50 })).list.map(({ number }) => number));
  expect(screen.getByRole('button', { name: '50 / page' })).toHaveFocus();
  expect(history.location.search).toBe('?pageSize=50');
});

test('a row says who it is, how they are, and what they have', async () => {
  const { id } = await someone(({ status }) => status === 'normal');
  const muted = await call(userCalls.changeStatus, { id, status: 'muted', days: 3, reason: 'Insults' });
  renderApp(`/user/appUser?number=${muted.number}`);
  const row = await rowOf(muted);
  expect(row.getByText(muted.nickname)).toBeVisible();
  expect(row.getByText(`joined ${format.day(muted.registeredAt)}`)).toBeVisible();
  expect(row.getByText('Muted')).toBeVisible();
  expect(row.getByText(`until ${format.day(muted.statusUntil as string)}`)).toBeVisible();
  expect(row.getAllByText(format.number(muted.stones))[0]).toBeVisible();
});

test('a ban without an end is for good', async () => {
  const { id } = await someone(({ status }) => status === 'normal');
  const banned = await call(userCalls.changeStatus, { id, status: 'banned', days: null, reason: 'Fraud' });
  renderApp(`/user/appUser?number=${banned.number}`);
  const row = await rowOf(banned);
  expect(row.getByText('Banned')).toBeVisible();
  expect(row.getByText('for good')).toBeVisible();
});

test('a phone number is masked until it is asked for, and only in that row', async () => {
  const [first, second] = (await stored()).list.filter(({ phone }) => phone) as [User, User];
  const user = renderApp('/user/appUser');
  const row = await rowOf(first);
  expect(row.getByText(first.phone as string)).toBeVisible();
  await user.click(row.getByRole('button', { name: `Show the phone number of ${first.nickname}` }));
  expect(await row.findByText(/^\+?\d{8,}$/)).toBeVisible();
  expect((await rowOf(second)).getByText(second.phone as string)).toBeVisible();
});

test('filters and sort of the address show exactly those', async () => {
  const { list } = await stored({
    status: ['normal', 'muted'],
    levelFrom: 3,
    levelTo: 9,
    channel: ['qq', 'wechat'],
    gender: ['female'],
    sort: 'points',
    order: 'ascend',
  });
  expect(list.length).toBeGreaterThan(1);
  renderApp(
    '/user/appUser?status=normal,muted&levelFrom=3&levelTo=9&channel=qq,wechat&gender=female&sort=points&order=ascend',
  );
  expect(await shownNumbers()).toEqual(list.map(({ number }) => number));
});

test('number, nickname and phone of an address filter too, and stand as chips that can be removed', async () => {
  const { number } = await someone(() => true);
  const user = renderApp(`/user/appUser?number=${number}`);
  expect(await shownNumbers()).toEqual([number]);
  expect(screen.queryByRole('button', { name: /Nickname/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove the filter Number' }));
  await waitFor(async () => expect(await shownNumbers()).toHaveLength(20));
  expect(history.location.search).toBe('');
});

test('nonsense in the address counts as absent', async () => {
  renderApp('/user/appUser?number=abc&status=__proto__&levelFrom=99&sort=shoe&current=-1');
  expect(await shownNumbers()).toHaveLength(20);
});

test('searches by part of a nickname', async () => {
  const { nickname, number } = await someone(({ nickname }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(nickname));
  const user = renderApp('/user/appUser');
  await user.type(await screen.findByRole('searchbox', { name: 'Number, nickname or phone' }), nickname.slice(1));
  await waitFor(async () => expect(await shownNumbers()).toContain(number));
  await waitFor(() => expect(new URLSearchParams(history.location.search).get('keyword')).toBe(nickname.slice(1)));
});

test('a list that can’t be read says so in its place; Retry waits for the answer and shows it', async () => {
  await backEnd.answerNext(userCalls.pageList, { status: 500 }, { status: 500, held: true });
  const user = renderApp('/user/appUser');
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region', { name: 'App users' })).toHaveAttribute('aria-busy', 'true');
  await backEnd.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await shownNumbers()).toHaveLength(20);
});

test('is there in Chinese', async () => {
  setLocale('zh-CN', false);
  renderApp('/user/appUser');
  expect(await screen.findByRole('heading', { name: 'APP 用户' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: /幸运石/ })).toBeVisible();
});

test('a file says beside the status when it ends, and nothing where it is normal', () => {
  const columns = columnsOf({ t: (id: string) => id, number: String, label: (_, value) => value });
  const file = fileColumns(columns.filter(({ extra }) => !extra));
  const at = file.findIndex(({ key }) => key === 'statusUntil');
  expect(file[at - 1]?.key).toBe('status');
  const end = (user: Pick<User, 'status' | 'statusUntil'>) => file[at]?.value(user as User);
  expect(end({ status: 'normal', statusUntil: null })).toBeNull();
  expect(end({ status: 'banned', statusUntil: null })).toBe('user.forGood');
  expect(end({ status: 'muted', statusUntil: '2026-12-13T08:00:00Z' })).toEqual(new Date('2026-12-13T08:00:00Z'));
});
