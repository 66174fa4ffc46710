import { periodsBefore, periodsOf } from './periods';

const written = (day: string, lastDay: string, grain: 'day' | 'week' | 'month') =>
  periodsOf({ day, lastDay }, grain).map((days) => `${days.day} ${days.lastDay}`);

describe('periods of a range', () => {
  test('days, across the end of February', () => {
    expect(written('2028-02-28', '2028-03-01', 'day')).toEqual([
      '2028-02-28 2028-02-28',
      '2028-02-29 2028-02-29',
      '2028-03-01 2028-03-01',
    ]);
  });

  test('weeks begin on Monday; the first and the last are cut off', () => {
    expect(written('2026-03-08', '2026-03-17', 'week')).toEqual([
      '2026-03-08 2026-03-08',
      '2026-03-09 2026-03-15',
      '2026-03-16 2026-03-17',
    ]);
    expect(written('2026-03-09', '2026-03-15', 'week')).toEqual(['2026-03-09 2026-03-15']);
  });

  test('months, across the end of a year', () => {
    expect(written('2025-12-31', '2026-02-01', 'month')).toEqual([
      '2025-12-31 2025-12-31',
      '2026-01-01 2026-01-31',
      '2026-02-01 2026-02-01',
    ]);
  });

  test('a day is one period of any grain', () => {
    for (const grain of ['day', 'week', 'month'] as const) {
      expect(written('2026-01-01', '2026-01-01', grain)).toEqual(['2026-01-01 2026-01-01']);
    }
  });

  test('the days before are as many', () => {
    expect(periodsBefore({ day: '2026-03-01', lastDay: '2026-03-07' }, 31)).toEqual({
      day: '2026-01-29',
      lastDay: '2026-02-04',
    });
  });
});
