import type { EChartsOption } from 'echarts';
import type { Palette } from '@config/theme';
import { countScale, tooltipOf } from '@/components/chart/look';

interface TrendInput {
  /** Oldest first; the last day is not over yet. */
  days: readonly string[];
  values: readonly number[];
  name: string;
  colors: Palette;
  font: string;
  /** A value in full; `short` is for the axis. */
  full: (value: number) => string;
  short: (value: number) => string;
  animated: boolean;
}

/** One bar for each day; today is hollow, because it is not over. */
export function trendOption({ days, values, name, colors, font, full, short, animated }: TrendInput): EChartsOption {
  const bar = { color: colors.primary, borderRadius: [3, 3, 0, 0] };
  const begun = { ...bar, color: colors.primaryTint, borderColor: colors.primary, borderWidth: 1 };
  return {
    animation: animated,
    animationDuration: 180,
    textStyle: { fontFamily: font, fontSize: 12, color: colors.second },
    grid: { left: 56, right: 8, top: 12, bottom: 24 },
    xAxis: {
      type: 'category',
      data: [...days],
      axisLine: { lineStyle: { color: colors.controlLine } },
      axisTick: { show: false },
      axisLabel: { color: colors.third, hideOverlap: true },
    },
    yAxis: countScale(colors, short),
    tooltip: tooltipOf({ colors, animated, number: full }),
    series: [
      {
        type: 'bar',
        name,
        barMaxWidth: 24,
        data: values.map((value, index) => ({ value, itemStyle: index === values.length - 1 ? begun : bar })),
      },
    ],
  };
}
