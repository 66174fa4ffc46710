import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { WishStatistic } from '@contract/statistic';
import { statisticCalls } from '@contract/statistic/calls';
import { wishCalls } from '@contract/wish/calls';
import { ownZone } from '@/components/format/zone';
import { readFilters, toQuery } from '@/components/list/fields';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { readQuery } from './query';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('./StatisticScreen'),
    import('./CardScreen'),
    import('./TableScreen'),
    import('./QueryScreen'),
    import('@/areas/wish/ListScreen'),
  ]),
);
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const number = (value: number) => value.toLocaleString('en-US');

/** What the back end answers to an address of the board. */
function answerTo(search: string): Promise<WishStatistic> {
  const { from, to, grain, compare } = readQuery(new URLSearchParams(search));
  return call(statisticCalls.wish, { from, to, grain, compare: compare ? 'true' : 'false', zone: ownZone() });
}

/** What the list that a link opens sums up. */
async function totalsOf(link: HTMLElement) {
  const params = new URL(link.getAttribute('href') ?? '', window.location.origin).searchParams;
  const fields = [
    { type: 'days', name: 'made', label: 'action.save' },
    { type: 'text', name: 'state', label: 'action.save' },
    { type: 'text', name: 'giftId', label: 'action.save' },
  ] as const;
  const filters = readFilters(fields, params);
  expect(Object.keys(filters).sort()).toEqual([...params.keys()].sort());
  const { state, ...rest } = toQuery(fields, filters);
  const page = await call(wishCalls.pageList, { ...rest, ...(state && { state: ['fulfilled'] }), pageSize: 1 });
  expect(page.totals?.wishes).toBe(page.total);
  return page.totals;
}

const card = (name: RegExp) => screen.findByRole('link', { name });
const LONG = '?range=90d';

test('every card, row and gift opens the list that has the same numbers', async () => {
  const { current, periods, topGifts } = await answerTo(LONG);
  expect(current.sums.wishes).toBeGreaterThan(0);
  const user = renderApp(`/wish/statistic${LONG}`);

  const wishes = await card(/^Wishes/);
  expect(wishes).toHaveTextContent(number(current.sums.wishes));
  expect(await totalsOf(wishes)).toEqual(current.sums);
  for (const name of [/^People/, /^Stones spent/, /^Net/]) {
    expect((await card(name)).getAttribute('href')).toBe(wishes.getAttribute('href'));
  }
  const fulfilled = await totalsOf(await card(/^Fulfilment rate/));
  expect(fulfilled).toMatchObject({ wishes: current.sums.fulfilled, value: current.sums.value });
  expect((await card(/^Paid out/)).getAttribute('href')).toContain('state=fulfilled');

  const table = within(screen.getByRole('region', { name: 'Statistics board' })).getByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  const newest = periods.at(-1);
  const first = within(rows.find((row) => within(row).queryByRole('link')) as HTMLElement).getAllByRole('link')[0];
  const { fulfilled: _, ...ofNewest } = { ...(await totalsOf(first as HTMLElement)) };
  expect(newest).toMatchObject(ofNewest);

  if (topGifts[0]) {
    const gift = screen.getAllByRole('link', { name: / fulfilled with / })[0] as HTMLElement;
    expect(await totalsOf(gift)).toMatchObject({ wishes: topGifts[0].wishes, value: topGifts[0].value });
  }

  await user.click(wishes);
  expect(history.location.pathname).toBe('/wish/list');
  // As the list's pages say it: the card's own “22 of 126” ends the same.
  expect(await screen.findByText(new RegExp(`^1–\\d+ of ${number(current.sums.wishes)}$`))).toBeInTheDocument();
});

test('the query is one for the board and its parts, and each part shows only itself', async () => {
  const search = '?range=7d&grain=week&compare=true';
  const { current, previous } = await answerTo(search);
  const user = renderApp(`/wish/statistic/QueryForm${search}`);
  expect(await screen.findByRole('button', { name: 'Last 7 days', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Compare/ })).toBeChecked();
  expect(screen.queryByRole('link', { name: /^Wishes/ })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Compare/ }));
  expect(history.location.search).toBe('?range=7d&grain=week');
  act(() => history.back());
  expect(await screen.findByRole('checkbox', { name: /Compare/, checked: true })).toBeInTheDocument();

  act(() => history.push(`/wish/statistic/CardPanel${search}`));
  const wishes = await card(/^Wishes/);
  expect(wishes).toHaveTextContent(`Wishes${number(current.sums.wishes)}`);
  expect(wishes).toHaveTextContent(changeText(current.sums.wishes, previous?.sums.wishes ?? 0));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Last 7 days' })).toBeNull();
  await user.hover(wishes);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(`${number(previous?.sums.wishes ?? 0)} in `);

  act(() => history.push(`/wish/statistic/TablePanel${search}`));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Wishes/ })).toBeNull();
  expect(screen.queryByRole('img', { name: /^Chart/ })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Open the whole board' }));
  expect(history.location.pathname + history.location.search).toBe(`/wish/statistic${search}`);
  expect(await screen.findByRole('img', { name: /^Chart/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Statistics board', current: 'page' })).toBeInTheDocument();
});

function changeText(now: number, before: number): string {
  if (now === before) return 'no change';
  const by = Math.abs(now - before);
  const part = (by / before).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
  return `${before ? part : number(by)} ${now > before ? 'more' : 'less'}`;
}

test('what fails says so with Retry; a range without a wish says what to do', async () => {
  await backEnd.answerNext(statisticCalls.wish, { status: 500, body: '' });
  const user = renderApp('/wish/statistic?from=2019-01-01&to=2019-01-31');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('link', { name: /^Wishes/ })).toBeNull();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await card(/^Wishes/)).toHaveTextContent('Wishes0');
  expect(await card(/^Fulfilment rate/)).toHaveTextContent('Fulfilment rate–');
  expect(screen.getByText(/No wish was made Jan 1/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the last 90 days' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(history.location.search).toBe('?range=90d');
});

test('while the next answer is on its way, what is shown leads to its own list; a failure takes its place', async () => {
  renderApp('/wish/statistic/CardPanel?range=90d');
  const before = (await card(/^Wishes/)).getAttribute('href');
  await backEnd.answerNext(statisticCalls.wish, { status: 500, body: '', held: true });
  act(() => history.push('/wish/statistic/CardPanel?from=2019-01-01&to=2019-01-31'));
  expect(await screen.findByText(/^Wishes made Jan 1 . 31, 2019/)).toBeInTheDocument();
  expect((await card(/^Wishes/)).getAttribute('href')).toBe(before);
  await backEnd.release();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Wishes/ })).toBeNull();
  // Another question is not stopped by it.
  act(() => history.push('/wish/statistic/CardPanel?from=2018-01-01&to=2018-01-31'));
  expect((await card(/^Wishes/)).getAttribute('href')).toContain('madeFrom=2018-01-01');
});

test('days that can’t be asked for are told, and the address says what is shown instead', async () => {
  const user = renderApp('/wish/statistic/QueryForm?from=abc&grain=week');
  expect(await screen.findByRole('alert')).toHaveTextContent('The days in the address are no range');
  expect(history.location.search).toBe('?grain=week');
  expect(screen.getByRole('button', { name: 'Last 30 days', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => history.push('/wish/statistic/QueryForm?from=2019-01-01&to=2026-01-31'));
  expect(await screen.findByText('At most 731 days at once.')).toBeVisible();
  expect(history.location.search).toBe('');
});

test('what is compared before its last day is over says that it is so far', async () => {
  renderApp('/wish/statistic/CardPanel?range=7d&compare=true');
  expect(await card(/^Wishes/)).toHaveTextContent(/(more|less|no change) so far/);
  act(() => history.push('/wish/statistic/CardPanel?range=lastWeek&compare=true'));
  expect(await screen.findByText(/^Wishes made/)).toBeVisible();
  await waitFor(async () => expect(await card(/^Wishes/)).not.toHaveTextContent(/(more|less|no change) so far/));
});

test('a compared table has the period before below every number, rates too, and says so once', async () => {
  renderApp('/wish/statistic/TablePanel?range=7d&grain=week&compare=true');
  const table = await screen.findByRole('table');
  const sum = within(table).getByRole('row', { name: /^Whole range/ });
  expect(within(sum).getAllByText('before')).toHaveLength(8);
  expect(within(sum).getAllByText(/^(\d+\.\d%|–)$/)).toHaveLength(2);
  expect(screen.getByText(/Small and grey: the period before\.$/)).toBeVisible();
  act(() => history.push('/wish/statistic/TablePanel?range=7d&grain=week'));
  await waitFor(() => expect(screen.queryByText(/Small and grey/)).toBeNull());
});
