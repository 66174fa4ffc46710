import { isInstant, lastMonth, lastWeek } from './days';

const NOVEMBER = 10;

test.each([
  ['a Monday', 16, { from: '2026-11-09', to: '2026-11-15' }, { from: '2026-11-02', to: '2026-11-08' }],
  ['a Sunday', 15, { from: '2026-11-02', to: '2026-11-08' }, { from: '2026-10-26', to: '2026-11-01' }],
])('on %s, last week and the week before it begin on Mondays', (_, date, last, before) => {
  const now = new Date(2026, NOVEMBER, date, 9);
  expect([lastWeek(now), lastWeek(now, 1)]).toEqual([last, before]);
});

test('last month has all of its days', () => {
  expect(lastMonth(new Date(2026, NOVEMBER, 30, 9))).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});

test.each(['2026-03-10T10:00:00Z', '2026-03-10T10:00:00.000Z', '2026-03-10T10:00:00.123456Z'])(
  '%s is an instant, as services write them',
  (text) => {
    expect(isInstant(text)).toBe(true);
  },
);

test.each(['2026-03-10', '2026-03-10T10:00Z', '2026-02-30T10:00:00Z', '2026-03-10T24:00:00Z', '2026-03-10T25:00:00Z'])(
  '%s is none',
  (text) => {
    expect(isInstant(text)).toBe(false);
  },
);
