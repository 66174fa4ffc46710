import { useIntl } from '@umijs/max';
import { theme } from 'antd';
import { useMemo } from 'react';
import { palette } from '@config/theme';
import { useFormat } from '@/components/format';
import { useTheme } from '@/components/ThemeProvider';
import { type ChartInput, type SeriesName, seriesNames } from '../chartOption';
import { periodText } from '../periodText';
import type { Answered } from '../useStatistic';

/** All that the chart is drawn from: the answer, the words, the theme's colours. */
export function useChartInput({ query, statistic }: Answered): ChartInput {
  const { formatMessage, locale } = useIntl();
  const { number, compact } = useFormat();
  const { mode } = useTheme();
  const { token } = theme.useToken();
  const { fontFamily } = token;
  return useMemo(() => {
    const text = (key: string) => formatMessage({ id: `statistic.${key}` });
    return {
      periods: statistic.periods,
      before: statistic.previousPeriods,
      texts: statistic.periods.map((period) => periodText(locale, query.grain, period)),
      names: Object.fromEntries(seriesNames.map((name) => [name, text(name)])) as Record<SeriesName, string>,
      parts: { wishes: text('wishes'), stones: text('part.stones') },
      colors: palette[mode],
      font: fontFamily,
      number,
      compact,
      animated: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  }, [statistic, query, formatMessage, locale, number, compact, mode, fontFamily]);
}
