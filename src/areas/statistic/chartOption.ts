import type { EChartsOption, LineSeriesOption } from 'echarts';
import type { Palette } from '@config/theme';
import { countScale, tooltipOf } from '@/components/chart/look';
import type { PeriodText } from './periodText';

/** How to tell a series apart without colour: shape, dash and symbol. */
export interface SeriesLook {
  /** The upper or lower chart. */
  part: 0 | 1;
  shape: 'bar' | 'line';
  color: 'primary' | 'blue' | 'gold' | 'third';
  dash: 'solid' | number[];
  symbol: 'circle' | 'diamond' | 'rect';
  hollow: boolean;
}

export interface ChartSeries {
  name: string;
  look: SeriesLook;
  /** One value for each period, or null. */
  data: readonly (number | null)[];
}

export interface ChartInput {
  series: readonly ChartSeries[];
  texts: readonly PeriodText[];
  /** The titles of the two charts. */
  parts: readonly [string, string];
  colors: Palette;
  font: string;
  number: (value: number) => string;
  compact: (value: number) => string;
  animated: boolean;
}

/** A saved image needs its own title and explanation. */
interface Caption {
  title: string;
  line: string;
}

const HOLLOW = { circle: 'emptyCircle', diamond: 'emptyDiamond', rect: 'emptyRect' };

/** With more points than this there is no room for symbols. */
const SYMBOLS_MAX = 62;
const [LEFT, RIGHT] = [48, 16];

/** Two charts with one time axis; two scales in one chart would mislead. */
export function chartOption(input: ChartInput, caption?: Caption): EChartsOption {
  const { colors, font, animated } = input;
  const top = caption ? 96 : 0;
  return {
    animation: animated,
    animationDuration: 180,
    animationDurationUpdate: 180,
    textStyle: { fontFamily: font, fontSize: 12, color: colors.second },
    ...(caption && captionOf(input, caption)),
    grid: [
      { left: LEFT, right: RIGHT, top: top + 32, height: 108 },
      { left: LEFT, right: RIGHT, top: top + 188, height: 148 },
    ],
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    xAxis: [timeAxis(input, 0), timeAxis(input, 1)],
    yAxis: [valueAxis(input, 0, input.parts[0]), valueAxis(input, 1, input.parts[1])],
    tooltip: tooltipOf(input),
    series: input.series.map((series) => seriesOf(input, series)),
  };
}

export const CHART_HEIGHT = 370;
export const PICTURE = { width: 1200, height: 480 };

function captionOf({ colors, series }: ChartInput, { title, line }: Caption): EChartsOption {
  return {
    title: {
      text: title,
      subtext: line,
      left: 16,
      top: 16,
      itemGap: 6,
      textStyle: { color: colors.ink, fontSize: 18, fontWeight: 'bold' },
      subtextStyle: { color: colors.second, fontSize: 13 },
    },
    legend: {
      show: true,
      top: 76,
      left: 16,
      itemWidth: 32,
      textStyle: { color: colors.second },
      data: series.map(({ name }) => name),
    },
  };
}

function timeAxis({ texts, colors }: ChartInput, gridIndex: number) {
  return {
    type: 'category' as const,
    gridIndex,
    data: texts.map(({ full }) => full),
    axisLine: { lineStyle: { color: colors.controlLine } },
    axisTick: { show: false },
    axisLabel: {
      show: gridIndex === 1,
      color: colors.third,
      hideOverlap: true,
      formatter: (_full: string, index: number) => texts[index]?.axis ?? '',
    },
    axisPointer: { type: 'shadow' as const, shadowStyle: { color: colors.ink, opacity: 0.06 } },
  };
}

function valueAxis({ colors, compact }: ChartInput, gridIndex: number, name: string) {
  return {
    ...countScale(colors, compact),
    gridIndex,
    name,
    nameGap: 12,
    nameTextStyle: {
      align: 'left' as const,
      padding: [0, 0, 0, -LEFT + 4],
      color: colors.second,
      fontWeight: 500 as const,
    },
  };
}

function seriesOf({ texts, colors }: ChartInput, { name, look, data }: ChartSeries) {
  const { part, shape, color, dash, symbol, hollow } = look;
  const paint = colors[color];
  const common = { name, xAxisIndex: part, yAxisIndex: part, data: [...data], itemStyle: { color: paint } };
  if (shape === 'bar')
    return {
      ...common,
      type: 'bar' as const,
      barMaxWidth: 28,
      itemStyle: { color: paint, borderRadius: [3, 3, 0, 0] },
    };
  const line: LineSeriesOption = {
    ...common,
    type: 'line',
    // Hollow by shape, because ECharts highlights a point in its fill colour.
    symbol: hollow ? HOLLOW[symbol] : symbol,
    symbolSize: symbol === 'diamond' ? 8 : 6,
    showSymbol: texts.length <= SYMBOLS_MAX,
    lineStyle: { color: paint, width: hollow ? 1.5 : 2, type: dash },
    emphasis: { disabled: true },
  };
  return line;
}
