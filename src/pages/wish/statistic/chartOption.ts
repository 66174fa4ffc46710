import type { EChartsOption, LineSeriesOption } from 'echarts';
import type { Palette } from '@config/theme';
import type { StatisticPeriod } from '@contract/statistic';
import type { PeriodText } from './periodText';

/** What is drawn, in the order of the legend; those of the period before only when compared. */
export const seriesNames = ['wishes', 'stones', 'value', 'wishesBefore', 'stonesBefore', 'valueBefore'] as const;
export type SeriesName = (typeof seriesNames)[number];
type Measure = 'wishes' | 'stones' | 'value';

/** How a series is told apart without its colour: its shape, its dash and its symbol. */
export interface SeriesLook {
  of: Measure;
  shape: 'bar' | 'line';
  color: 'primary' | 'blue' | 'gold' | 'third';
  dash: 'solid' | number[];
  symbol: 'circle' | 'diamond' | 'rect';
  /** Only its outline. */
  hollow: boolean;
}

const look = (of: Measure, rest: Omit<SeriesLook, 'of'>): SeriesLook => ({ of, ...rest });

export const looks: Readonly<Record<SeriesName, SeriesLook>> = {
  wishes: look('wishes', { shape: 'bar', color: 'primary', dash: 'solid', symbol: 'rect', hollow: false }),
  stones: look('stones', { shape: 'line', color: 'blue', dash: 'solid', symbol: 'circle', hollow: false }),
  value: look('value', { shape: 'line', color: 'gold', dash: [7, 4], symbol: 'diamond', hollow: false }),
  wishesBefore: look('wishes', { shape: 'line', color: 'third', dash: [5, 3], symbol: 'rect', hollow: true }),
  stonesBefore: look('stones', { shape: 'line', color: 'blue', dash: [2, 3], symbol: 'circle', hollow: true }),
  valueBefore: look('value', { shape: 'line', color: 'gold', dash: [2, 6], symbol: 'diamond', hollow: true }),
};

export interface ChartInput {
  periods: readonly StatisticPeriod[];
  /** In the same order; empty unless compared. */
  before: readonly StatisticPeriod[];
  texts: readonly PeriodText[];
  names: Readonly<Record<SeriesName, string>>;
  /** Above the two parts. */
  parts: Readonly<Record<'wishes' | 'stones', string>>;
  colors: Palette;
  font: string;
  number: (value: number) => string;
  compact: (value: number) => string;
  animated: boolean;
}

/** A picture that leaves the page says itself what it shows. */
export interface Caption {
  title: string;
  line: string;
}

const HOLLOW = { circle: 'emptyCircle', diamond: 'emptyDiamond', rect: 'emptyRect' };

/** Points that still have room for a symbol each. */
const SYMBOLS_MAX = 62;
const [LEFT, RIGHT] = [48, 16];

/** Two parts over one axis of time: how many wishes, and what they moved in stones. Two scales in one would mislead. */
export function chartOption(input: ChartInput, caption?: Caption): EChartsOption {
  const { colors, font, names, animated } = input;
  const top = caption ? 96 : 0;
  const shown = seriesNames.filter((name) => input.before.length > 0 || !name.endsWith('Before'));
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
    yAxis: [valueAxis(input, 0, input.parts.wishes), valueAxis(input, 1, input.parts.stones)],
    tooltip: tooltipOf(input),
    series: shown.map((name) => seriesOf(input, looks[name], names[name])),
  };
}

/** How high the chart is on the page, and a picture of it with its caption. */
export const CHART_HEIGHT = 370;
export const PICTURE = { width: 1200, height: 480 };

function captionOf({ colors, names, before }: ChartInput, { title, line }: Caption): EChartsOption {
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
      data: seriesNames.filter((name) => before.length > 0 || !name.endsWith('Before')).map((name) => names[name]),
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
    type: 'value' as const,
    gridIndex,
    name,
    nameGap: 12,
    nameTextStyle: {
      align: 'left' as const,
      padding: [0, 0, 0, -LEFT + 4],
      color: colors.second,
      fontWeight: 500 as const,
    },
    min: 0,
    minInterval: 1,
    splitNumber: 3,
    axisLabel: { color: colors.third, formatter: compact },
    splitLine: { lineStyle: { color: colors.line } },
  };
}

function tooltipOf({ colors, number, animated }: ChartInput): EChartsOption['tooltip'] {
  return {
    trigger: 'axis',
    confine: true,
    transitionDuration: animated ? 0.12 : 0,
    backgroundColor: colors.float,
    borderColor: colors.line,
    textStyle: { color: colors.ink, fontSize: 12 },
    valueFormatter: (value) => (typeof value === 'number' ? number(value) : '–'),
  };
}

function seriesOf(input: ChartInput, { of, shape, color, dash, symbol, hollow }: SeriesLook, name: string) {
  const { periods, before, colors } = input;
  const axis = of === 'wishes' ? 0 : 1;
  const paint = colors[color];
  const common = {
    name,
    xAxisIndex: axis,
    yAxisIndex: axis,
    data: periods.map((period, index) => (hollow ? (before[index]?.[of] ?? null) : period[of])),
    itemStyle: { color: paint },
  };
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
    // Hollow by its shape, not by its colour: what is pointed at has its mark in that colour.
    symbol: hollow ? HOLLOW[symbol] : symbol,
    symbolSize: symbol === 'diamond' ? 8 : 6,
    showSymbol: periods.length <= SYMBOLS_MAX,
    lineStyle: { color: paint, width: hollow ? 1.5 : 2, type: dash },
    emphasis: { disabled: true },
  };
  return line;
}
