import { instantOf, sentInstant } from './instants';

const AT = '2026-03-05T08:07:09.000Z';
const EPOCH_S = Date.parse(AT) / 1000;

test.each<[unknown, string]>([
  [AT, 'UTC'],
  ['2026-03-05T08:07:09Z', 'Asia/Shanghai'],
  ['2026-03-05T16:07:09+08:00', 'UTC'],
  ['2026-03-05 16:07:09 +0800', 'UTC'],
  [EPOCH_S, 'UTC'],
  [EPOCH_S * 1000, 'UTC'],
  [String(EPOCH_S), 'UTC'],
  [String(EPOCH_S * 1000), 'UTC'],
  ['2026-03-05 08:07:09', 'UTC'],
  ['2026-03-05 16:07:09', 'Asia/Shanghai'],
  ['2026/03/05 16:07:09', 'Asia/Shanghai'],
  ['2026-03-05T03:07:09', 'America/New_York'],
])('%j in %s is an instant', (value, zone) => {
  expect(new Date(instantOf(value, { zone }) ?? '').toISOString()).toBe(AT);
});

test('an instant in ISO 8601 stays as it is', () => {
  expect(instantOf('2026-03-05T08:07:09Z', { zone: 'UTC' })).toBe('2026-03-05T08:07:09Z');
});

test('a day is its first moment in the zone', () => {
  expect(instantOf('2026-03-05', { zone: 'Asia/Shanghai' })).toBe('2026-03-04T16:00:00.000Z');
});

test('local times on both sides of a clock change', () => {
  const zone = 'Europe/Berlin';
  expect(instantOf('2026-03-29 01:30:00', { zone })).toBe('2026-03-29T00:30:00.000Z');
  expect(instantOf('2026-03-29 03:30:00', { zone })).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-10-25 01:30:00', { zone })).toBe('2026-10-24T23:30:00.000Z');
  expect(instantOf('2026-10-25 03:30:00', { zone })).toBe('2026-10-25T02:30:00.000Z');
});

test.each([undefined, null, '', 'soon', '0000-00-00 00:00:00x', {}, true, Number.NaN, 1e20, '2026-99-05T08:07:09Z'])(
  '%j is none',
  (value) => expect(instantOf(value, { zone: 'UTC' })).toBeUndefined(),
);

test.each([
  ['iso', AT],
  ['seconds', EPOCH_S],
  ['milliseconds', EPOCH_S * 1000],
  ['local', '2026-03-05 16:07:09'],
] as const)('sent as %s: %s', (format, sent) => {
  expect(sentInstant(AT, { format, zone: 'Asia/Shanghai' })).toBe(sent);
  expect(new Date(instantOf(sent, { zone: 'Asia/Shanghai' }) ?? '').toISOString()).toBe(AT);
});
