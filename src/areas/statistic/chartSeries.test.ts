import type { BarSeriesOption, LineSeriesOption } from 'echarts';
import { palette } from '@config/theme';
import { chartOption } from './chartOption';
import { seriesOf } from './chartSeries';

const period = (day: string, wishes: number, stones: number, value: number) => ({
  day,
  lastDay: day,
  from: `${day}T00:00:00.000Z`,
  to: `${day}T23:59:59.999Z`,
  wishes,
  people: wishes,
  fulfilled: 0,
  stones,
  refunded: 0,
  value,
});

const names = {
  wishes: 'Wishes',
  stones: 'Stones',
  value: 'Paid out',
  wishesBefore: 'Wishes before',
  stonesBefore: 'Stones before',
  valueBefore: 'Paid out before',
};
const periods = [period('2026-11-01', 3, 120, 0), period('2026-11-02', 5, 300, 90)];
const seriesWith = (previousPeriods: typeof periods) =>
  seriesOf(['wishes', 'stones', 'value'], { periods, previousPeriods }, (name) => names[name]);

const input = {
  series: seriesWith([]),
  texts: [
    { axis: 'Nov 1', row: 'Sun, Nov 1', full: 'Sun, Nov 1, 2026' },
    { axis: 'Nov 2', row: 'Mon, Nov 2', full: 'Mon, Nov 2, 2026' },
  ],
  parts: ['Wishes', 'Stones'] as const,
  colors: palette.dark,
  font: 'serif',
  number: String,
  compact: String,
  animated: true,
};

const drawn = (of: Partial<typeof input>) =>
  chartOption({ ...input, ...of }).series as (BarSeriesOption | LineSeriesOption)[];

test('wishes are bars in a part of their own, stones and value lines in the other', () => {
  expect(drawn({}).map(({ type, data, xAxisIndex }) => ({ type, data, xAxisIndex }))).toEqual([
    { type: 'bar', data: [3, 5], xAxisIndex: 0 },
    { type: 'line', data: [120, 300], xAxisIndex: 1 },
    { type: 'line', data: [0, 90], xAxisIndex: 1 },
  ]);
});

test('no two series look the same without their colour', () => {
  const shapes = seriesWith(periods).map(({ look }) => JSON.stringify({ ...look, color: '' }));
  expect(new Set(shapes).size).toBe(6);
});

test('compared: the period before is dashed, hollow, and in the same place; where it has no period there is a gap', () => {
  const series = drawn({ series: seriesWith([period('2026-10-30', 7, 10, 20)]) });
  expect(series).toHaveLength(6);
  const before = series.slice(3) as LineSeriesOption[];
  expect(before.map(({ data }) => data)).toEqual([
    [7, null],
    [10, null],
    [20, null],
  ]);
  for (const { lineStyle, symbol } of before) {
    expect(lineStyle?.type).toEqual([expect.any(Number), expect.any(Number)]);
    expect(symbol).toMatch(/^empty/);
  }
});

test('its colours are the theme’s, and it stands still where motion is not wanted', () => {
  expect(drawn({})[0]?.itemStyle?.color).toBe(palette.dark.primary);
  expect(drawn({ colors: palette.light })[0]?.itemStyle?.color).toBe(palette.light.primary);
  expect(chartOption({ ...input, animated: false })).toMatchObject({
    animation: false,
    tooltip: { transitionDuration: 0 },
  });
});

test('the axis is short, what is pointed at is told in full', () => {
  const [, axis] = chartOption(input).xAxis as {
    data: string[];
    axisLabel: { formatter: (of: string, at: number) => string };
  }[];
  expect(axis?.data).toEqual(['Sun, Nov 1, 2026', 'Mon, Nov 2, 2026']);
  expect(axis?.axisLabel.formatter('Mon, Nov 2, 2026', 1)).toBe('Nov 2');
});

test('a picture says its title, its range and what its shapes are; on the page they stand beside it', () => {
  const picture = chartOption(input, { title: 'Wishes by day', line: 'Nov 1 – 2, 2026' });
  expect(picture.title).toMatchObject({ text: 'Wishes by day', subtext: 'Nov 1 – 2, 2026' });
  expect(picture.legend).toMatchObject({ data: ['Wishes', 'Stones', 'Paid out'] });
  expect(chartOption(input)).not.toHaveProperty('legend');
});
