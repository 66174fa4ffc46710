import './statistic.css';

export { ChartCard } from './ChartCard';
export type { CardFacts } from './cardFacts';
export { changeOf } from './change';
export type { ChartSeries, SeriesLook } from './chartOption';
export { ExportPeriods } from './ExportPeriods';
export { dayColumns, numberColumns } from './fileColumns';
export { BlockWaiting, CardsWaiting, NumberCard, NumberCards } from './NumberCard';
export { Compared, PeriodCell, type PeriodColumn, PeriodTable } from './PeriodTable';
export { daysText } from './periodText';
export { QueryBar } from './QueryBar';
export { type PeriodRow, percentOf, rowsOf, sumOf } from './rows';
export { StatisticAnswer } from './StatisticAnswer';
export { useChartInput } from './useChartInput';
export { useQueryDays } from './useQueryDays';
export { type Answered, useStatisticCall } from './useStatisticCall';
export { type StatisticAddress, useStatisticQuery } from './useStatisticQuery';
