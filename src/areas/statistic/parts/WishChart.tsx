import { history } from '@umijs/max';
import { useMemo } from 'react';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { withBoundary } from '@/components/boundary';
import { mostOf, useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { ChartCard } from '../ChartCard';
import type { ChartInput } from '../chartOption';
import { wishSeriesOf } from '../chartSeries';
import { wishesOf } from '../links';
import { useChartInput } from '../useChartInput';
import type { WishAnswer } from '../useStatistic';

export const WishChart = withBoundary(function WishChart({ answered }: { answered: WishAnswer }) {
  const t = useTranslations();
  const isAvailable = useIsAvailable();
  const { query, statistic } = answered;
  const { periods } = statistic;
  const series = useMemo(() => wishSeriesOf(statistic, (name) => t(`statistic.${name}`)), [statistic, t]);
  const text = useTranslations('statistic');
  const parts = [text('wishes'), text('part.stones')] as const;
  const input = useChartInput({ grain: query.grain, periods, series, parts });

  const open = (index: number) => {
    const period = periods[index];
    const to = period && wishesOf({ from: period.day, to: period.lastDay });
    if (to && isAvailable(to)) history.push(to);
  };

  return (
    <ChartCard
      title={text(`chart.${query.grain}`)}
      gist={useGist(answered, input)}
      input={input}
      query={query}
      fileTitle={text('title')}
      onPoint={open}
    />
  );
});

function useGist({ statistic }: WishAnswer, { texts }: ChartInput): string {
  const t = useTranslations();
  const { number } = useFormat();
  const { periods, current } = statistic;
  const most = mostOf(periods.map(({ wishes }) => wishes));
  const peak = most === undefined ? -1 : periods.findIndex(({ wishes }) => wishes === most);
  const { wishes, stones, value } = current.sums;
  return t('statistic.gist', {
    most: number(most),
    peak: texts[peak]?.row,
    wishes,
    stones: number(stones),
    value: number(value),
  });
}
