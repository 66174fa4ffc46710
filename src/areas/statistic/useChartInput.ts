import { useIntl } from '@umijs/max';
import { theme } from 'antd';
import { useMemo } from 'react';
import { palette } from '@config/theme';
import type { PeriodDays } from '@contract/statistic';
import type { Grain } from '@contract/wish/enums';
import { useFormat } from '@/components/format';
import { useTheme, wantsMotion } from '@/components/ThemeProvider';
import type { ChartInput, ChartSeries } from './chartOption';
import { periodText } from './periodText';

interface Drawn {
  grain: Grain;
  periods: readonly PeriodDays[];
  series: readonly ChartSeries[];
  parts: readonly [string, string];
}

export function useChartInput({ grain, periods, series, parts: [upper, lower] }: Drawn): ChartInput {
  const { locale } = useIntl();
  const { number, compact } = useFormat();
  const { mode } = useTheme();
  const { token } = theme.useToken();
  const { fontFamily } = token;
  return useMemo(
    () => ({
      series,
      texts: periods.map((period) => periodText(locale, grain, period)),
      parts: [upper, lower] as const,
      colors: palette[mode],
      font: fontFamily,
      number,
      compact,
      animated: wantsMotion(),
    }),
    [series, periods, locale, grain, upper, lower, mode, fontFamily, number, compact],
  );
}
