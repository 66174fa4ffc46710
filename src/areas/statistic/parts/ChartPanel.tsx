import { history, useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useFormat } from '@/components/format';
import { ChartCard } from '../ChartCard';
import type { ChartInput } from '../chartOption';
import { seriesOf } from '../chartSeries';
import { wishesOf } from '../links';
import { useChartInput } from '../useChartInput';
import type { Answered } from '../useStatistic';

/** The wishes and their stones over time. A point opens the list of its period; so do the table's rows, by keyboard. */
export function ChartPanel({ answered }: { answered: Answered }) {
  const { formatMessage } = useIntl();
  const { query, statistic } = answered;
  const { periods } = statistic;
  const series = useMemo(
    () => seriesOf(statistic, (name) => formatMessage({ id: `statistic.${name}` })),
    [statistic, formatMessage],
  );
  const text = (key: string) => formatMessage({ id: `statistic.${key}` });
  const parts = [text('wishes'), text('part.stones')] as const;
  const input = useChartInput({ grain: query.grain, periods, series, parts });

  const open = (index: number) => {
    const period = periods[index];
    if (period) history.push(wishesOf({ from: period.day, to: period.lastDay }));
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
}

/** What the picture comes to, in a sentence. */
function useGist({ statistic }: Answered, { texts }: ChartInput): string {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { periods, current } = statistic;
  const most = Math.max(...periods.map(({ wishes }) => wishes));
  const peak = periods.findIndex(({ wishes }) => wishes === most);
  const { wishes, stones, value } = current.sums;
  return formatMessage(
    { id: 'statistic.gist' },
    {
      most: number(most),
      peak: texts[peak]?.row,
      wishes,
      stones: number(stones),
      value: number(value),
    },
  );
}
