import { history, useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { ChartCard, useChartInput } from '@/areas/statistic';
import { useFormat } from '@/components/format';
import { seriesOf } from '../chartSeries';
import { sharesOf } from '../links';
import type { Answered } from '../useShareStatistic';

/** What was shared and what came of it over time. A point opens the list of its period; so do the table's rows. */
export function ChartPanel({ answered: { query, statistic } }: { answered: Answered }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { periods, current, channel } = statistic;
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  const series = useMemo(
    () => seriesOf(statistic, (name) => formatMessage({ id: `share.${name}` })),
    [statistic, formatMessage],
  );
  const parts = [text('shares'), text('part.lower')] as const;
  const input = useChartInput({ grain: query.grain, periods, series, parts });

  const most = Math.max(...periods.map(({ shares }) => shares));
  const peak = periods.findIndex(({ shares }) => shares === most);
  const { shares, clicks, signUps } = current.sums;
  const gist = formatMessage(
    { id: 'share.gist' },
    { shares, peak: input.texts[peak]?.row, most: number(most), clicks: number(clicks), signUps: number(signUps) },
  );

  const open = (index: number) => {
    const period = periods[index];
    if (period) history.push(sharesOf({ sharedFrom: period.day, sharedTo: period.lastDay, channel }));
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
}
