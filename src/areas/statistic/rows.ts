import type { PeriodDays } from '@contract/statistic';
import type { Grain } from '@contract/wish/enums';
import { type PeriodText, periodText } from './periodText';

/** A row of a table: a period, or the whole range in its last one. */
export interface Row<Sums> {
  key: string;
  sums: Sums;
  /** The same of the period before; undefined when not compared. */
  before?: Sums;
  /** Undefined in the row of the whole range. */
  period?: PeriodDays;
  text?: PeriodText;
}

interface Periods<Sums> {
  periods: readonly (PeriodDays & Sums)[];
  previousPeriods: readonly (PeriodDays & Sums)[];
}

/** The newest period first. */
export function rowsOf<Sums>({ periods, previousPeriods }: Periods<Sums>, grain: Grain, locale: string): Row<Sums>[] {
  return periods
    .map((period, index) => ({
      key: period.day,
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

/** The whole range. People don't add up: those of the range are counted once, in however many periods they were. */
export const sumOf = <Sums>({ current, previous }: Range<Sums>): Row<Sums> => ({
  key: 'sum',
  sums: current.sums,
  before: previous?.sums,
});

/** A part of one in per cent, to two digits, as a file wants it. */
export const percentOf = (rate: number | null) => (rate === null ? null : { decimal: (rate * 100).toFixed(2) });
