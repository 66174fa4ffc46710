import { daysBefore, rangeOf, readQuery, withPeriodQuery, wrongDaysOf } from './query';

const now = new Date(2026, 10, 22, 9);
const read = (search: string) => readQuery(new URLSearchParams(search), now);
const thirty = { preset: '30d', from: '2026-10-24', to: '2026-11-22', grain: 'day', compare: false };

test('an address that says nothing means the last 30 days by day, not compared', () => {
  expect(read('')).toEqual(thirty);
});

test.each([
  ['range=7d', { preset: '7d', from: '2026-11-16', to: '2026-11-22' }],
  ['range=90d', { preset: '90d', from: '2026-08-25', to: '2026-11-22' }],
  ['range=lastWeek', { preset: 'lastWeek', from: '2026-11-09', to: '2026-11-15' }],
  ['range=thisMonth', { preset: 'thisMonth', from: '2026-11-01', to: '2026-11-22' }],
  ['range=lastMonth', { preset: 'lastMonth', from: '2026-10-01', to: '2026-10-31' }],
])('a named range: %s', (search, range) => {
  expect(read(search)).toEqual({ ...thirty, ...range });
});

test('days, a grain and a comparison', () => {
  expect(read('from=2025-12-30&to=2026-01-02&grain=week&compare=true')).toEqual({
    from: '2025-12-30',
    to: '2026-01-02',
    grain: 'week',
    compare: true,
  });
});

test.each([
  ['a day that does not exist', 'from=2026-02-30&to=2026-03-01'],
  ['one end only', 'from=2026-03-01'],
  ['the end before the beginning', 'from=2026-03-02&to=2026-03-01'],
  ['more days than one question may span', 'from=2024-01-01&to=2026-11-22'],
  ['unknown names', 'range=1y&grain=hour&compare=1'],
  ['a name that every object has', 'range=toString&grain=constructor'],
])('nonsense counts as absent: %s', (_, search) => {
  expect(read(search)).toEqual(thirty);
});

test('the longest range is as long as the contract takes', () => {
  expect(read('from=2024-11-22&to=2026-11-22')).toMatchObject({ from: '2024-11-22' });
  expect(read('from=2024-11-21&to=2026-11-22')).toEqual(thirty);
});

test('a change leaves the default and what is not its own out of its way', () => {
  const address = new URLSearchParams('from=2026-01-01&to=2026-01-31&grain=week&other=1');
  expect(String(withPeriodQuery(address, { preset: '7d' }))).toBe('grain=week&other=1&range=7d');
  expect(String(withPeriodQuery(address, { preset: '30d' }))).toBe('grain=week&other=1');
  expect(String(withPeriodQuery(address, { grain: 'day' }))).toBe('from=2026-01-01&to=2026-01-31&other=1');
  expect(String(withPeriodQuery(new URLSearchParams('range=7d'), { from: '2026-01-01', to: '2026-01-02' }))).toBe(
    'from=2026-01-01&to=2026-01-02',
  );
  expect(String(withPeriodQuery(new URLSearchParams(), { compare: true }))).toBe('compare=true');
  expect(String(withPeriodQuery(new URLSearchParams('compare=true'), { compare: false }))).toBe('');
});

test.each([
  ['a Monday', 23, '2026-11-16', '2026-11-22'],
  ['a Sunday', 22, '2026-11-09', '2026-11-15'],
])('last week ends on the Sunday before %s', (_, date, from, to) => {
  expect(rangeOf('lastWeek', new Date(2026, 10, date, 9))).toEqual({ from, to });
});

test('the period before has as many days, and ends the day before, across months and clock changes', () => {
  expect(daysBefore({ from: '2026-11-16', to: '2026-11-22' })).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(daysBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});

test.each([
  ['', undefined],
  ['grain=week', undefined],
  ['range=7d', undefined],
  ['range=7d&from=abc', undefined],
  ['from=2026-11-01&to=2026-11-22', undefined],
  ['from=2024-11-21&to=2026-11-22', 'long'],
  ['from=2026-11-22&to=2026-11-01', 'none'],
  ['from=abc', 'none'],
  ['to=2026-11-22', 'none'],
  ['range=1y', 'none'],
])('why the days of an address are not asked for: %s', (search, wrong) => {
  expect(wrongDaysOf(new URLSearchParams(search))).toBe(wrong);
});
