import type { PeriodDays } from '@contract/statistic';
import type { Grain } from '@contract/wish/enums';
import { type PeriodText, periodText } from './periodText';

/** One row: a period, or in the last row the whole range. */
export interface PeriodRow<Sums> {
  key: string;
  sums: Sums;
  before?: Sums;
  /** Undefined for the whole range. */
  period?: PeriodDays;
  text?: PeriodText;
}

interface Periods<Sums> {
  periods: readonly (PeriodDays & Sums)[];
  previousPeriods: readonly (PeriodDays & Sums)[];
}

export function rowsOf<Sums>(
  { periods, previousPeriods }: Periods<Sums>,
  grain: Grain,
  locale: string,
): PeriodRow<Sums>[] {
  return periods
    .map((period, index) => ({
      key: period.day || String(index),
      sums: period,
      before: previousPeriods[index],
      period,
      text: periodText(locale, grain, period),
    }))
    .reverse();
}

interface Range<Sums> {
  current: { sums: Sums };
  previous: { sums: Sums } | null;
}

/** The whole range. It is no sum of the rows: a user counts once, even if active in several periods. */
export const sumOf = <Sums>({ current, previous }: Range<Sums>): PeriodRow<Sums> => ({
  key: 'sum',
  sums: current.sums,
  before: previous?.sums,
});

/** A fraction as per cent with two digits, for files. */
export const percentOf = (rate: number | null) =>
  rate === null || Number.isNaN(rate) ? null : { decimal: (rate * 100).toFixed(2) };
