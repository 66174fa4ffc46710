import type { StatisticPeriod, WishStatistic } from '@contract/statistic';
import type { WishSums } from '@contract/wish';
import type { Grain } from '@contract/wish.enums';
import type { FileColumn } from '@/components/list/columns';
import { netOf, rateOf } from './numbers';
import { type PeriodText, periodText } from './periodText';

/** A row of the table: a period, or the whole range in its last one. */
export interface Row {
  key: string;
  sums: WishSums;
  /** The same of the period before; undefined when not compared. */
  before?: WishSums;
  /** Undefined in the row of the whole range. */
  period?: StatisticPeriod;
  text?: PeriodText;
}

/** The newest period first. */
export function rowsOf({ periods, previousPeriods }: WishStatistic, grain: Grain, locale: string): Row[] {
  return periods
    .map((period, index) => ({
      key: period.day,
      sums: period,
      before: previousPeriods[index],
      period,
      text: periodText(locale, grain, period),
    }))
    .reverse();
}

/** The whole range. People don't add up: those of the range are counted once, however many periods they wished in. */
export const sumOf = ({ current, previous }: WishStatistic): Row => ({
  key: 'sum',
  sums: current.sums,
  before: previous?.sums,
});

/** The table as a file has it; the sums come last. */
export function fileColumnsOf(text: (key: string) => string, grain: Grain, compared: boolean): FileColumn<Row>[] {
  const number = (key: string, of: (sums: WishSums) => number): FileColumn<Row>[] => [
    { key, title: text(key), value: ({ sums }) => of(sums) },
    ...(compared
      ? [
          {
            key: `${key}Before`,
            title: `${text(key)} (${text('before')})`,
            value: ({ before }: Row) => (before ? of(before) : null),
          },
        ]
      : []),
  ];
  return [
    { key: 'day', title: text('period'), value: ({ period }) => period?.day ?? text('sum') },
    ...(grain === 'day'
      ? []
      : [{ key: 'lastDay', title: text('lastDay'), value: ({ period }: Row) => period?.lastDay ?? null }]),
    ...number('wishes', ({ wishes }) => wishes),
    ...number('people', ({ people }) => people),
    ...number('fulfilled', ({ fulfilled }) => fulfilled),
    { key: 'rate', title: `${text('rate')} (%)`, value: ({ sums }) => percentOf(rateOf(sums)) },
    ...number('stones', ({ stones }) => stones),
    ...number('refunded', ({ refunded }) => refunded),
    ...number('value', ({ value }) => value),
    ...number('net', netOf),
  ];
}

/** To two digits, as a file wants it. */
const percentOf = (rate: number | null) => (rate === null ? null : { decimal: (rate * 100).toFixed(2) });
