import { daysText, periodText } from './periodText';

const now = new Date(2026, 10, 22);
/** Thin spaces and dashes differ between versions of the platform's data. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?[–-] ?/g, '–');
const rowOf = (locale: string, grain: 'day' | 'week' | 'month', day: string, lastDay = day) =>
  plain(periodText(locale, grain, { day, lastDay }, now).row);

test('a day, a week and a month have a name of their own', () => {
  expect(rowOf('en-US', 'day', '2026-11-03')).toBe('Tue, Nov 3');
  expect(rowOf('en-US', 'day', '2025-11-03')).toBe('Mon, Nov 3, 2025');
  expect(rowOf('en-US', 'week', '2026-11-02', '2026-11-08')).toBe('Nov 2–8');
  expect(rowOf('en-US', 'month', '2026-10-01', '2026-10-31')).toBe('October 2026');
  expect(rowOf('zh-CN', 'month', '2026-10-01', '2026-10-31')).toBe('2026年10月');
});

test('a month that is cut off at the range says its days', () => {
  expect(rowOf('en-US', 'month', '2026-10-24', '2026-10-31')).toBe('Oct 24–31');
  expect(rowOf('en-US', 'month', '2026-11-01', '2026-11-22')).toBe('Nov 1–22');
  expect(rowOf('en-US', 'month', '2024-02-01', '2024-02-29')).toBe('February 2024');
  expect(periodText('en-US', 'month', { day: '2026-10-24', lastDay: '2026-10-31' }, now).axis).toBe('Oct');
});

test('a range has its year', () => {
  expect(plain(daysText('en-US', '2025-12-30', '2026-01-02'))).toBe('Dec 30, 2025–Jan 2, 2026');
});
