import { act, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { auditCalls } from '@contract/audit/calls';
import { homeCalls } from '@contract/home/calls';
import { call } from '@/request';
import { askAgain } from '@/request/askAgain';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { ok } from '../../../tests/jest/answers';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('./HomeScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('a trend of nothing says so instead of drawing it', async () => {
  const summary = await call(homeCalls.summary, { zone: 'UTC' });
  const trend = summary.trend.map((day) => ({ ...day, newUsers: 0 }));
  await backEnd.answerNext(homeCalls.summary, { body: { code: 200, message: '', data: { ...summary, trend } } });
  const user = renderApp('/');
  expect(await screen.findByText('None in the last 30 days.')).toBeInTheDocument();
  await user.click(within(screen.getByRole('radiogroup', { name: 'What is shown' })).getByText('Orders'));
  expect(screen.queryByText('None in the last 30 days.')).toBeNull();
});

test('what could not be refreshed says so, and as of when it is', async () => {
  setLocale('zh-CN', false);
  renderApp('/');
  expect(await screen.findByText('今日新增用户')).toBeInTheDocument();
  await backEnd.answerNext(homeCalls.summary, { status: 500, body: '' });
  await act(askAgain);
  expect(await screen.findByText(/刷新失败，数据停留在/)).toBeInTheDocument();
});

test('what was paid opens the purchases in that currency, also of the others', async () => {
  const summary = await call(homeCalls.summary, { zone: 'UTC' });
  const sums = (currency: string, today: number) => ({ currency, today, yesterday: 0 });
  const data = { ...summary, currency: 'CNY', recharge: [sums('CNY', 5000), sums('USD', 700), sums('JPY', 900)] };
  await backEnd.answerNext(homeCalls.summary, { body: ok(data) });
  const user = renderApp('/');
  const opened = (link: HTMLElement) => {
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    return [pathname, searchParams.get('status'), searchParams.get('currency')];
  };
  const card = await screen.findByRole('link', { name: 'Paid for stones today' });
  expect(opened(card)).toEqual(['/order/recharge', 'paid,refunded', 'CNY']);
  await user.click(screen.getByRole('button', { name: '2 more currencies' }));
  expect(opened(await screen.findByRole('link', { name: /7\.00/ }))).toEqual([
    '/order/recharge',
    'paid,refunded',
    'USD',
  ]);
  expect(opened(screen.getByRole('link', { name: /900/ }))).toEqual(['/order/recharge', 'paid,refunded', 'JPY']);
});

test('a decision on a room is told once of the item and once of the room', async () => {
  const items = await call(auditCalls.pageList, { state: ['pending'], kind: ['room'], pageSize: 1 });
  const { id = '', version = 0, target } = items.list[0] ?? {};
  await call(auditCalls.review, { id, version, decision: 'approved' });
  renderApp('/');
  const [ofRoom, ofItem] = await screen.findAllByText(/· Approved ·/);
  expect(ofItem).toHaveTextContent(`Approved · ${target?.name}Audit item`);
  expect(ofRoom).toHaveTextContent(`Approved · ${target?.name}Self-built room`);
});

test('where the service has no summary, the number on a card opens the list with all that it counts', async () => {
  backEnd.profile({ calls: { [homeCalls.summary]: false } });
  const { total } = await call(auditCalls.pageList, { state: ['pending'], pageSize: 1 });
  renderApp('/');
  const here = within(await screen.findByRole('region', { name: 'What you can do here' }));
  const card = await here.findByRole('link', { name: new RegExp(`^Audit list ?${total}`) });
  expect(card).toHaveAttribute('href', '/activity/audit?state=pending');
  expect(await here.findByRole('link', { name: /^App users ?\d/ })).toHaveAttribute('href', '/user/appUser?view=all');
  backEnd.profile({});
});
