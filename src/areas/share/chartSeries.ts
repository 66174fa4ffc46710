import type { ShareStatistic } from '@contract/share';
import type { ChartSeries, SeriesLook } from '@/areas/statistic';
import type { TranslateBelow } from '@/locales/useTranslations';

const measures = ['shares', 'clicks', 'signUps'] as const;
type Measure = (typeof measures)[number];

const looks: Readonly<Record<Measure, SeriesLook>> = {
  shares: { part: 0, shape: 'bar', color: 'primary', dash: 'solid', symbol: 'rect', hollow: false },
  clicks: { part: 1, shape: 'line', color: 'blue', dash: 'solid', symbol: 'circle', hollow: false },
  signUps: { part: 1, shape: 'line', color: 'gold', dash: [7, 4], symbol: 'diamond', hollow: false },
};

const before: Readonly<Record<Measure, SeriesLook>> = {
  shares: { ...looks.shares, shape: 'line', color: 'third', dash: [5, 3], hollow: true },
  clicks: { ...looks.clicks, dash: [2, 3], hollow: true },
  signUps: { ...looks.signUps, dash: [2, 6], hollow: true },
};

type Answer = Pick<ShareStatistic, 'periods' | 'previousPeriods'>;

/** The series in the order of the legend; the previous period only when compared. */
export const shareSeriesOf = ({ periods, previousPeriods }: Answer, text: TranslateBelow<'share'>): ChartSeries[] => [
  ...measures.map((of) => ({ name: text(of), look: looks[of], data: periods.map((period) => period[of]) })),
  ...(previousPeriods.length > 0
    ? measures.map((of) => ({
        name: text(`${of}Before`),
        look: before[of],
        data: periods.map((_, index) => previousPeriods[index]?.[of] ?? null),
      }))
    : []),
];
