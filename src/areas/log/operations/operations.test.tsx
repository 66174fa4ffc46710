import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { valuesOf } from '@contract/enum';
import { integralCalls } from '@contract/integral/calls';
import { operationCalls } from '@contract/operation.calls';
import { operationAction } from '@contract/operation.enums';
import { PAGE_SIZE_MAX } from '@contract/paging';
import { sysUserCalls } from '@contract/sysUser/calls';
import { userCalls } from '@contract/user/calls';
import { wishCalls } from '@contract/wish/calls';
import { readFilters } from '@/components/list/fields';
import english from '@/locales/en-US/all';
import chinese from '@/locales/zh-CN/all';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../../tests/jest/backEnd';
import { renderApp } from '../../../../tests/jest/renderApp';
import { presetsOf, specOf } from './fields';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('../ListScreen'), import('@/areas/sysUser/DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

async function banSomebody(reason: string) {
  const { list } = await call(userCalls.pageList, { status: ['normal'], pageSize: 1 });
  const { id = '', nickname = '' } = list[0] ?? {};
  await call(userCalls.changeStatus, { id, status: 'banned', days: 3, reason });
  return { id, nickname };
}

const operations = async () => within(await screen.findByRole('region', { name: 'Operation log' }));

test('the second tab says who did what to which record, from what to what and why, and the whole of it on demand', async () => {
  const { id, nickname } = await banSomebody('Sold accounts in the lobby');
  const user = renderApp('/log/list');
  await user.click(await screen.findByText('Operations'));
  const list = await operations();
  await user.type(screen.getByRole('searchbox', { name: 'Reason or record' }), 'accounts in the lobby{Enter}');
  expect(await list.findByText('1–1 of 1')).toBeVisible();
  expect(history.location.search).toBe('?tab=operations&keyword=accounts+in+the+lobby');
  const row = within(list.getByRole('row', { name: /Banned/ }));
  expect(row.getByRole('link', { name: nickname })).toHaveAttribute('href', expect.stringContaining(`id=${id}`));
  expect(row.getByText(/^Status:/).parentElement).toHaveTextContent('Status: Normal → Banned');
  expect(row.getByText('Sold accounts in the lobby')).toBeVisible();

  await user.click(row.getByRole('button', { name: `Details: Banned ${nickname}` }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Banned' }));
  expect(drawer.getByText('127.0.0.1')).toBeVisible();
  expect(drawer.getByText(id)).toBeVisible();
});

test('each field that an entry tells of has a name in both languages', async () => {
  const { list } = await call(wishCalls.pageList, { state: ['open'], pageSize: 1 });
  await call(wishCalls.remove, { id: list[0]?.id ?? '', stones: 'keep', reason: 'An advertisement' });
  const fields = new Set<string>();
  let after: string | undefined;
  do {
    const page = await call(operationCalls.pageList, { pageSize: PAGE_SIZE_MAX, after });
    for (const entry of page.list) {
      for (const field of Object.keys({ ...entry.before, ...entry.after })) fields.add(`field.${field}`);
    }
    after = page.next;
  } while (after);
  expect(fields.size).toBeGreaterThan(30);
  expect([...fields].filter((field) => !(field in english && field in chinese))).toEqual([]);
});

test('points that a user earned are told with their event', async () => {
  const { list: users } = await call(userCalls.pageList, { status: ['normal'], levelFrom: 10, pageSize: 1 });
  const { id: userId = '', nickname = '' } = users[0] ?? {};
  const { points } = await call(integralCalls.earn, { userId, event: 'wish', requestId: crypto.randomUUID() });
  expect(points).toBeGreaterThan(0);
  renderApp('/log/list?tab=operations&action=earnPoints');
  const list = await operations();
  const row = within((await list.findByRole('link', { name: nickname })).closest('tr') as HTMLElement);
  expect(row.getByText(/^Event:/).parentElement).toHaveTextContent('Event: Wish made');
});

test('an admin’s page opens all that they did, and only that', async () => {
  await banSomebody('Told lies about prizes');
  const { list: admins } = await call(sysUserCalls.pageList, { keyword: 'admin' });
  const { id = '', nickname = '' } = admins.find(({ account }) => account === 'admin') ?? {};
  const { total } = await call(operationCalls.pageList, { adminId: id });
  const user = renderApp(`/user/sysUser/detail?id=${id}`);
  const links = await screen.findAllByRole('link', { name: 'All operations' });
  await user.click(links.at(-1) as HTMLElement);
  const list = await operations();
  expect(await list.findByText(new RegExp(`of ${total.toLocaleString('en-US')}$`))).toBeVisible();
  for (const row of list.getAllByRole('row').slice(1)) {
    if (within(row).queryByRole('button', { name: /^Details/ }))
      expect(within(row).getByRole('link', { name: nickname })).toBeVisible();
  }
});

test('the details of one operation draw no other row again', async () => {
  const user = renderApp('/log/list?tab=operations');
  const list = await operations();
  const [first, ...others] = (await list.findAllByRole('button', { name: /^Details: / })).map((details) => ({
    details,
    at: details.closest('tr')?.querySelector('time')?.dateTime,
  }));
  // Until the views have their numbers: the rows that are answered with those are read, too.
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  await waitFor(() => {
    for (const view of views.getAllByRole('link')) expect(view).toHaveTextContent(/\d$/);
  });
  // The cell with the time reads it whenever it is drawn.
  const read = jest.spyOn(Date, 'parse');
  await user.click(first?.details as HTMLElement);
  expect(await screen.findByRole('dialog')).toBeVisible();
  const again = new Set(read.mock.calls.map(([at]) => at));
  expect(others.filter(({ at }) => at !== first?.at && again.has(at ?? ''))).toEqual([]);
  read.mockRestore();
});

test('where the service has no operation log there is one list and no tab', async () => {
  backEnd.profile({ calls: { [operationCalls.pageList]: false } });
  renderApp('/log/list?tab=operations');
  const list = within(await screen.findByRole('region', { name: 'Login log' }));
  expect((await list.findAllByRole('row')).length).toBeGreaterThan(2);
  expect(screen.queryByRole('radiogroup', { name: 'What is shown' })).not.toBeInTheDocument();
  backEnd.profile({});
});

test('the view of money has everything that is done to a price', () => {
  const [money] = presetsOf((id) => id);
  const actions = new URLSearchParams(money?.query).get('action')?.split(',');
  expect(actions).toEqual(expect.arrayContaining(valuesOf(operationAction).filter((action) => /price/i.test(action))));
});

test.each(['7200000000000000001', '0b8f6c2e-6a5d-4a53-9f0e-2f6f5d1c9a11'])(
  'the operations on one record are found by its id %s',
  (id) => {
    expect(readFilters(specOf({}).fields, new URLSearchParams({ targetId: id }))).toEqual({ targetId: id });
  },
);
