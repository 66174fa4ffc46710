import { history } from '@umijs/max';
import { useMemo } from 'react';
import { ChartCard, peakOf, seriesOf, useChartInput } from '@/areas/statistic';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { sharesOf } from '../links';
import type { ShareAnswer } from '../useShareStatistic';
import { useIsListed } from '../useShareTabs';

/** Shares and their results over time. A point opens the list of its period, as the rows of the table do. */
export const ShareChart = withBoundary(function ShareChart({
  answered: { query, statistic },
}: {
  answered: ShareAnswer;
}) {
  const t = useTranslations();
  const { number } = useFormat();
  const { periods, current, channel } = statistic;
  const text = useTranslations('share');
  const isListed = useIsListed();
  const series = useMemo(() => seriesOf(['shares', 'clicks', 'signUps'], statistic, text), [statistic, text]);
  const parts = [text('shares'), text('part.lower')] as const;
  const input = useChartInput({ grain: query.grain, periods, series, parts });

  const { most, index } = peakOf(periods, 'shares');
  const { shares, clicks, signUps } = current.sums;
  const gist = t('share.gist', {
    shares,
    peak: input.texts[index]?.row,
    most: number(most),
    clicks: number(clicks),
    signUps: number(signUps),
  });

  const open = (index: number) => {
    const period = periods[index];
    if (!period) return;
    const to = sharesOf({ sharedFrom: period.day, sharedTo: period.lastDay, channel });
    if (isListed(to)) history.push(to);
  };

  return (
    <ChartCard
      title={text(`chart.${query.grain}`)}
      gist={gist}
      input={input}
      query={query}
      fileTitle={text('title')}
      onPoint={open}
    />
  );
});
