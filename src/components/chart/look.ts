import type { EChartsOption } from 'echarts';
import type { Palette } from '@config/theme';

interface TooltipLook {
  colors: Palette;
  animated: boolean;
  number: (value: number) => string;
}

export const tooltipOf = ({ colors, animated, number }: TooltipLook): EChartsOption['tooltip'] => ({
  trigger: 'axis',
  confine: true,
  transitionDuration: animated ? 0.12 : 0,
  backgroundColor: colors.float,
  borderColor: colors.line,
  textStyle: { color: colors.ink, fontSize: 12 },
  valueFormatter: (value) => (typeof value === 'number' ? number(value) : '–'),
});

export const countScale = (colors: Palette, short: (value: number) => string) => ({
  type: 'value' as const,
  min: 0,
  minInterval: 1,
  splitNumber: 3,
  axisLabel: { color: colors.third, formatter: short },
  splitLine: { lineStyle: { color: colors.line } },
});
