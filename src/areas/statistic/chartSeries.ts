import type { WishStatistic } from '@contract/statistic';
import type { ChartSeries, SeriesLook } from './chartOption';

/** In the order of the legend; those ending in "Before" only when compared. */
export const seriesNames = ['wishes', 'stones', 'value', 'wishesBefore', 'stonesBefore', 'valueBefore'] as const;
export type SeriesName = (typeof seriesNames)[number];
type Measure = 'wishes' | 'stones' | 'value';

interface Look extends SeriesLook {
  of: Measure;
}

const look = (of: Measure, rest: Omit<Look, 'of' | 'part'>): Look => ({ of, part: of === 'wishes' ? 0 : 1, ...rest });

export const looks: Readonly<Record<SeriesName, Look>> = {
  wishes: look('wishes', { shape: 'bar', color: 'primary', dash: 'solid', symbol: 'rect', hollow: false }),
  stones: look('stones', { shape: 'line', color: 'blue', dash: 'solid', symbol: 'circle', hollow: false }),
  value: look('value', { shape: 'line', color: 'gold', dash: [7, 4], symbol: 'diamond', hollow: false }),
  wishesBefore: look('wishes', { shape: 'line', color: 'third', dash: [5, 3], symbol: 'rect', hollow: true }),
  stonesBefore: look('stones', { shape: 'line', color: 'blue', dash: [2, 3], symbol: 'circle', hollow: true }),
  valueBefore: look('value', { shape: 'line', color: 'gold', dash: [2, 6], symbol: 'diamond', hollow: true }),
};

type Answer = Pick<WishStatistic, 'periods' | 'previousPeriods'>;

export const wishSeriesOf = ({ periods, previousPeriods }: Answer, text: (name: SeriesName) => string): ChartSeries[] =>
  seriesNames
    .filter((name) => previousPeriods.length > 0 || !looks[name].hollow)
    .map((name) => {
      const { of, hollow } = looks[name];
      const data = periods.map((period, index) => (hollow ? (previousPeriods[index]?.[of] ?? null) : period[of]));
      return { name: text(name), look: looks[name], data };
    });
