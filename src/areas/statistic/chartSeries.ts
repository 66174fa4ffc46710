import type { ChartSeries, SeriesLook } from './chartOption';

interface Answer<Measure extends string> {
  periods: readonly Record<Measure, number>[];
  /** Empty when not compared. */
  previousPeriods: readonly Record<Measure, number>[];
}

const bars: SeriesLook = { part: 0, shape: 'bar', color: 'primary', dash: 'solid', symbol: 'rect', hollow: false };
const line: SeriesLook = { part: 1, shape: 'line', color: 'blue', dash: 'solid', symbol: 'circle', hollow: false };
const dashes: SeriesLook = { ...line, color: 'gold', dash: [7, 4], symbol: 'diamond' };

interface Drawn<Measure> {
  of: Measure;
  look: SeriesLook;
  before: SeriesLook;
}

/** The first measure is bars above, the others are lines below; the previous period is hollow lines in the same places. */
const drawn = <Measure>([above, below, second]: readonly [Measure, Measure, Measure]): Drawn<Measure>[] => [
  { of: above, look: bars, before: { ...bars, shape: 'line', color: 'third', dash: [5, 3], hollow: true } },
  { of: below, look: line, before: { ...line, dash: [2, 3], hollow: true } },
  { of: second, look: dashes, before: { ...dashes, dash: [2, 6], hollow: true } },
];

/** The series in the order of the legend; the previous period only when compared. */
export function seriesOf<Measure extends string>(
  measures: readonly [Measure, Measure, Measure],
  { periods, previousPeriods }: Answer<Measure>,
  text: (name: Measure | `${Measure}Before`) => string,
): ChartSeries[] {
  const looks = drawn(measures);
  const now = looks.map(({ of, look }) => ({ name: text(of), look, data: periods.map((period) => period[of]) }));
  if (previousPeriods.length === 0) return now;
  const before = looks.map(({ of, before: look }) => ({
    name: text(`${of}Before`),
    look,
    data: periods.map((_, index) => previousPeriods[index]?.[of] ?? null),
  }));
  return [...now, ...before];
}
