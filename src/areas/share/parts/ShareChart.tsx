import { history } from '@umijs/max';
import { useMemo } from 'react';
import { ChartCard, useChartInput } from '@/areas/statistic';
import { withBoundary } from '@/components/boundary';
import { mostOf, useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { shareSeriesOf } from '../chartSeries';
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
  const series = useMemo(() => shareSeriesOf(statistic, text), [statistic, text]);
  const parts = [text('shares'), text('part.lower')] as const;
  const input = useChartInput({ grain: query.grain, periods, series, parts });

  const most = mostOf(periods.map(({ shares }) => shares));
  const peak = most === undefined ? -1 : periods.findIndex(({ shares }) => shares === most);
  const { shares, clicks, signUps } = current.sums;
  const gist = t('share.gist', {
    shares,
    peak: input.texts[peak]?.row,
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
