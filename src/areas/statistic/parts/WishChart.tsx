import { history } from '@umijs/max';
import { useMemo } from 'react';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { ChartCard } from '../ChartCard';
import type { ChartInput } from '../chartOption';
import { seriesOf } from '../chartSeries';
import { wishesOf } from '../links';
import { peakOf } from '../numbers';
import { useChartInput } from '../useChartInput';
import type { WishAnswer } from '../useStatistic';

export const WishChart = withBoundary(function WishChart({ answered }: { answered: WishAnswer }) {
  const text = useTranslations('statistic');
  const isAvailable = useIsAvailable();
  const { query, statistic } = answered;
  const { periods } = statistic;
  const series = useMemo(() => seriesOf(['wishes', 'stones', 'value'], statistic, text), [statistic, text]);
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
  const { most, index } = peakOf(periods, 'wishes');
  const { wishes, stones, value } = current.sums;
  return t('statistic.gist', {
    most: number(most),
    peak: texts[index]?.row,
    wishes,
    stones: number(stones),
    value: number(value),
  });
}
