import { act, screen, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { Share } from '@contract/share';
import { shareCalls } from '@contract/share/calls';
import { SUSPECT_SIGN_UPS } from '@contract/share/enums';
import { userCalls } from '@contract/user/calls';
import { readQuery } from '@/areas/statistic/query';
import { ownZone } from '@/components/format/zone';
import { fileColumns } from '@/components/list/columns';
import { readFilters } from '@/components/list/fields';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { ok } from '../../../tests/jest/answers';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { columnsOf } from './sharesFields';
import { listSpec } from './signUpsFields';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./ShareScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

/** So many users who have come by no share yet. */
async function newcomers(count: number): Promise<string[]> {
  const { list: users } = await call(userCalls.pageList, { pageSize: 200 });
  const { list: came } = await call(shareCalls.signUps, { pageSize: 200 });
  return users
    .map(({ id }) => id)
    .filter((id) => came.every(({ user }) => user.id !== id))
    .slice(0, count);
}

const statistic = async (search: string) => {
  const { from, to, grain } = readQuery(new URLSearchParams(search));
  return call(shareCalls.statistic, { from, to, grain, zone: ownZone() });
};

test('the numbers of the range stand on their cards, and each opens the list that has them', async () => {
  const { current, byChannel } = await statistic('range=90d');
  const user = renderApp('/log/share?range=90d');
  const { shares, clicks, signUps } = current.sums;
  const card = await screen.findByRole('link', { name: new RegExp(`^Shares ?${shares.toLocaleString('en-US')}`) });
  expect(screen.getByRole('link', { name: new RegExp(`^Clicks ?${clicks.toLocaleString('en-US')}`) })).toBeVisible();
  const channels = within(screen.getByRole('table', { name: 'By channel' }));
  expect(channels.getAllByRole('row')).toHaveLength(byChannel.length + 1);
  await user.click(card);
  const list = within(await screen.findByRole('region', { name: 'Shares' }));
  expect(await list.findByText(new RegExp(`of ${shares.toLocaleString('en-US')}$`))).toBeInTheDocument();
  // Below the table; its column is called so, too.
  expect(list.getAllByText(/^Clicks/).at(-1)).toHaveTextContent(
    `Clicks ${clicks.toLocaleString('en-US')} · Sign-ups ${signUps.toLocaleString('en-US')}`,
  );
});

test('many sign-ups with one device stand out, with whose share they came by, and open exactly these', async () => {
  const [sharer = '', ...came] = await newcomers(SUSPECT_SIGN_UPS.device + 1);
  const share = { userId: sharer, channel: 'link', of: 'app', requestId: crypto.randomUUID() } as const;
  const { id } = await call(shareCalls.record, share);
  for (const [index, userId] of came.entries()) {
    await call(shareCalls.signUp, { shareId: id, userId, ip: `10.2.0.${index}`, device: 'a-farm' });
  }
  const { nickname } = await call(userCalls.detail, { id: sharer });
  const user = renderApp('/log/share');
  const suspects = within(await screen.findByRole('list', { name: 'Many sign-ups with one device or address' }));
  const line = suspects.getByText('a-farm').closest('li') as HTMLElement;
  expect(line).toHaveTextContent(`${came.length} sign-ups with this device`);
  expect(within(line).getByRole('link', { name: nickname })).toBeInTheDocument();
  await user.click(within(line).getByRole('link', { name: /^Show/ }));
  const list = within(await screen.findByRole('region', { name: 'Sign-ups' }));
  expect(await list.findByText(new RegExp(`of ${came.length}$`))).toBeInTheDocument();
  expect(list.getAllByText('One device')).toHaveLength(came.length);
  expect(history.location.search).toContain('device=a-farm');
});

test('a rate without a fraction is written on its card as in the table', async () => {
  const data = await statistic('range=30d');
  const sums = { ...data.current.sums, clicks: 100, signUps: 4 };
  await backEnd.answerNext(shareCalls.statistic, { body: ok({ ...data, current: { ...data.current, sums } }) });
  renderApp('/log/share');
  expect(await screen.findByRole('link', { name: /^Sign-up rate ?4\.0%/ })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '4.0%' })).toBeInTheDocument();
});

test('what fails says so with Retry; a range without a share says what to do', async () => {
  await backEnd.answerNext(shareCalls.statistic, { status: 500, body: '' });
  const user = renderApp('/log/share?from=2019-01-01&to=2019-01-31');
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Nothing was shared Jan 1/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Click rate/ })).toHaveTextContent('Click rate–');
});

test('where the service lists no sign-ups, their numbers lead nowhere', async () => {
  backEnd.profile({ calls: { [shareCalls.signUps]: false } });
  renderApp('/log/share');
  expect(await screen.findByRole('link', { name: /^Click rate/ })).toBeInTheDocument();
  await screen.findByRole('table', { name: 'Top sharers' });
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((href) => href.includes('tab=signUps'))).toEqual([]);
  backEnd.profile({});
});

test('where the service has no numbers of shares, the list of shares opens', async () => {
  backEnd.profile({ calls: { [shareCalls.statistic]: false } });
  const user = renderApp('/log/share');
  const list = within(await screen.findByRole('region', { name: 'Shares' }));
  expect((await list.findAllByRole('row')).length).toBeGreaterThan(2);
  expect(screen.queryByRole('radio', { name: 'Numbers' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Sign-ups' }));
  expect(await screen.findByRole('region', { name: 'Sign-ups' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Shares' }));
  expect(await screen.findByRole('region', { name: 'Shares' })).toBeInTheDocument();
  backEnd.profile({});
});

test('a file has what kind each is of beside its name', () => {
  const file = fileColumns(columnsOf({ t: (id: string) => id, number: String, label: (_, value) => value }));
  const at = file.findIndex(({ key }) => key === 'kind');
  expect(file[at - 1]?.key).toBe('of');
  expect(file[at]?.value({ of: 'room' } as Share)).toBe('room');
});

test.each(['7200000000000000001', '0b8f6c2e-6a5d-4a53-9f0e-2f6f5d1c9a11'])(
  'the sign-ups of one share are found by its id %s',
  (id) => {
    expect(readFilters(listSpec.fields, new URLSearchParams({ shareId: id }))).toEqual({ shareId: id });
  },
);
