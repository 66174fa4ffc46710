import { act, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { logCalls } from '@contract/log/calls';
import { FAILURES_NEAR_MAX } from '@contract/log/enums';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
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

test('an address that was refused again and again stands above the list, and opens exactly these rows', async () => {
  const [latest] = await call(logCalls.bursts, undefined);
  const user = renderApp('/log/list');
  const bursts = within(await screen.findByRole('list', { name: 'Many refused sign-ins from one address' }));
  const [line] = bursts.getAllByRole('listitem');
  expect(line).toHaveTextContent(`${latest?.ip} Brazil${latest?.failures} refused on ${latest?.accounts} accounts`);
  await user.click(
    bursts.getByRole('link', { name: `Show the ${latest?.failures} refused sign-ins from ${latest?.ip}` }),
  );
  const region = within(await screen.findByRole('region', { name: 'Login log' }));
  expect(await region.findByText(new RegExp(`of ${latest?.failures}$`))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Address: ${latest?.ip}` })).toBeInTheDocument();
  expect(region.getAllByText('No such account').length).toBeGreaterThan(0);
  expect(region.getAllByText(/refused in an hour/)).toHaveLength(20);
});

test('bursts that could not be looked up say so, and the list stands', async () => {
  await backEnd.answerNext(logCalls.bursts, { status: 500, body: '' });
  const user = renderApp('/log/list?outcome=success');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('could not be looked up');
  const [open] = await screen.findAllByRole('link', { name: 'Open admin' });
  expect(open).toHaveAttribute('href', expect.stringContaining('/user/sysUser/detail?id='));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: /Many refused/ })).toBeInTheDocument();
});

test('an address under attack has more refused sign-ins than are counted', async () => {
  const page = await call(logCalls.pageList, { burst: 'true' });
  const list = page.list.map((entry) => ({ ...entry, failuresNear: FAILURES_NEAR_MAX }));
  await backEnd.answerNext(logCalls.pageList, { body: { code: codes.success, message: '', data: { ...page, list } } });
  renderApp('/log/list?burst=true');
  expect(await screen.findAllByText('1,000+ refused in an hour')).toHaveLength(list.length);
});
