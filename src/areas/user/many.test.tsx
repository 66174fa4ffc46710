import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { userCalls } from '@contract/user/calls';
import { formatsOf } from '@/components/format';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('./ListScreen'));
beforeAll(() => backEnd.addCrowd(10_050));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const { number } = formatsOf('en-US');
const footer = async () => (await screen.findByText(/^\d.* of /)).closest('footer') as HTMLElement;
const countAll = () => screen.findByRole('button', { name: 'Count all' });
/** Then the list asks for no more by itself. */
const viewsCounted = () =>
  Promise.all(
    ['All', 'Active in 7 days', 'Muted or banned'].map((name) =>
      screen.findByRole('link', { name: new RegExp(`^${name} [\\d,+]+$`) }),
    ),
  );
const inExact = (query: object) => call(userCalls.pageList, { ...query, exact: 'true', pageSize: 1 });

test('of very many rows the list says 10,000+ at once, and the exact number and the sums when it is asked', async () => {
  const { total, totals } = await inExact({});
  const user = renderApp('/user/appUser');
  expect(await screen.findByText(/^10,000\+ people · /)).toBeVisible();
  expect(await footer()).toHaveTextContent(/^1–20 of 10,000\+/);
  expect(screen.getByRole('link', { name: /^All/ })).toHaveTextContent('10,000+');
  expect(screen.queryByText(/Points$/)).toBeNull();

  await user.click(await countAll());
  expect(await screen.findByText(`1–20 of ${number(total)}`)).toBeVisible();
  const { getByText } = within(await footer());
  expect(getByText(number(totals?.points))).toBeVisible();
  expect(getByText(number(totals?.stones))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count all' })).toBeNull();
  expect(screen.getByRole('link', { name: /^All/ })).toHaveTextContent(number(total));

  // It stays while pages are turned, and goes with the filter.
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText(`21–40 of ${number(total)}`)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'Crowd');
  expect(await screen.findByText('1–20 of 10,000+')).toBeVisible();
});

test('pages go on beyond what was counted, to the last one, and from beyond it back there', async () => {
  const user = renderApp('/user/appUser?nickname=Crowd&current=500');
  expect(await screen.findByText('9,981–10,000 of 10,000+')).toBeVisible();
  await user.click(screen.getAllByLabelText(/^Open \d+$/).at(-1) as HTMLElement);
  const neighbours = within(await screen.findByRole('navigation', { name: 'Other records of the list' }));
  expect(neighbours.getByText('10,000 of 10,000+')).toBeVisible();
  await user.click(neighbours.getByRole('button', { name: 'Next record' }));
  expect(await neighbours.findByText('10,001 of 10,001+')).toBeVisible();

  act(() => history.push('/user/appUser?nickname=Crowd&current=500'));
  expect(await screen.findByText('9,981–10,000 of 10,000+')).toBeVisible();
  await user.click(screen.getByRole('listitem', { name: '501' }));
  expect(await screen.findByText('10,001–10,020 of 10,020+')).toBeVisible();
  await user.click(screen.getByRole('listitem', { name: '502' }));
  await user.click(await screen.findByRole('listitem', { name: '503' }));
  expect(await screen.findByText('10,041–10,050 of 10,050')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: '504' })).toBeNull();

  act(() => history.push('/user/appUser?nickname=Crowd&current=900'));
  await waitFor(() => expect(history.location.search).toContain('current=503'));
  expect(await screen.findByText('10,041–10,050 of 10,050')).toBeVisible();
});

test('all rows are selected by their exact number, and a danger is confirmed with that of the moment', async () => {
  const user = renderApp('/user/appUser?nickname=Crowd');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await viewsCounted();
  expect(bar.getByRole('status')).toHaveTextContent('20 selected');
  await backEnd.answerNext(userCalls.pageList, { held: true, body: await exactAnswer(10_050) });
  await user.click(bar.getByRole('button', { name: 'all 10,000+ of this filter' }));
  expect(bar.getByRole('status')).toHaveTextContent('10,000+ selected');
  expect(bar.getByRole('button', { name: 'Ban' })).toBeDisabled();
  await act(() => backEnd.release());
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('10,050 selected'));

  await backEnd.addCrowd(1);
  await user.click(bar.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Ban 10,051 users' })).toBeInTheDocument();
});

async function exactAnswer(total: number) {
  const data = await inExact({ nickname: 'Crowd' });
  return { code: 200, message: 'ok', data: { ...data, total } };
}

test('what could not be counted says why, in the footer and where all are selected, and can be counted again', async () => {
  const user = renderApp('/user/appUser?nickname=Crowd');
  await countAll();
  await viewsCounted();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await backEnd.answerNext(userCalls.pageList, { body: { code: 10422, message: 'Not now.', data: null } });
  await user.click(bar.getByRole('button', { name: 'all 10,000+ of this filter' }));
  expect(await bar.findByRole('alert')).toHaveTextContent('Not now.');
  expect(within(await footer()).getByRole('alert')).toHaveTextContent('Not now.');
  await user.click(bar.getByRole('button', { name: 'Count all' }));
  expect(await screen.findByText('1–20 of 10,051')).toBeVisible();
  expect(bar.getByRole('status')).toHaveTextContent('10,051 selected');
  expect(bar.queryByRole('alert')).toBeNull();
});

test('rows that could not all be read leave the dialog as it was, with the reason', async () => {
  const user = renderApp('/user/appUser?nickname=Crowd');
  await countAll();
  await viewsCounted();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'all 10,000+ of this filter' }));
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('10,051 selected'));
  await user.click(bar.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ban = await dialog.findByRole('button', { name: 'Ban 10,051 users' });
  await user.type(dialog.getByLabelText('Reason'), 'Spam');
  await user.type(dialog.getByLabelText('Type 10051 to confirm'), '10051');
  const data = await call(userCalls.pageList, { nickname: 'Crowd' });
  const head = { body: { code: 200, message: 'ok', data } };
  await backEnd.answerNext(userCalls.pageList, head, { body: { code: 10422, message: 'Not now.', data: null } });
  await user.click(ban);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
  expect(ban).toHaveTextContent('Ban 10,051 users');
});
