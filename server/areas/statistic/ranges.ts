import { type Column, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { statisticQuery } from '../../../contract/statistic';
import { STATISTIC_DAYS_MAX } from '../../../contract/wish/enums';
import { addDays, startsOf } from '../../lib/days';
import { DAY_MS, elapsed, shift } from '../../lib/time';
import { invalidField } from '../../refusal';
import { statisticMessages } from './messages';
import { type Days, periodsBefore, periodsOf } from './periods';

export interface Span {
  /** Its first and its last millisecond. */
  from: string;
  to: string;
}

type Period<Sums> = Days & Span & Sums;

interface Ranges<Sums> {
  current: Span & { sums: Sums };
  previous: (Span & { sums: Sums }) | null;
  periods: Period<Sums>[];
  previousPeriods: Period<Sums>[];
}

/** Has to be the first selected column: the number of the period, from 1; null in the total row. */
type PeriodOf = (at: Column | SQL) => SQL.Aliased<number | null>;

type Read<Sums> = (span: Span, periodOf: PeriodOf) => PromiseLike<(Sums & { period: number | null })[]>;

/** Groups by the first column, and adds a total row: a distinct count of the range is not the sum of its periods. */
export const everyPeriod = sql`grouping sets ((1), ())`;

/** Sums by period for a range of days, and for the same number of days before if requested. @throws `10400` */
export async function readRanges<Sums extends object>(
  { from, to, grain, compare, zone }: z.output<typeof statisticQuery>,
  none: Sums,
  read: Read<Sums>,
): Promise<Ranges<Sums>> {
  const days = requireRange(from, to);
  const periods = periodsOf({ day: from, lastDay: to }, grain);
  const current = await readPeriods(periods, zone, none, read);
  const before = () => periods.map((period) => periodsBefore(period, days));
  const previous = compare === 'true' ? await readPeriods(before(), zone, none, read) : undefined;
  return {
    current: current.range,
    previous: previous?.range ?? null,
    periods: current.periods,
    previousPeriods: previous?.periods ?? [],
  };
}

/** The number of days. @throws `10400` */
function requireRange(from: string, to: string): number {
  if (to < from) {
    throw invalidField('to', statisticMessages.lastDayBeforeFirst);
  }
  const days = elapsed(from, to) / DAY_MS + 1;
  if (days > STATISTIC_DAYS_MAX) {
    throw invalidField('to', statisticMessages.tooManyDays, { count: STATISTIC_DAYS_MAX });
  }
  return days;
}

async function readPeriods<Sums extends object>(periods: Days[], zone: string, none: Sums, read: Read<Sums>) {
  // Computed as instants and not by the database's calendar, so that a list between the two has the same rows.
  const edges = startsOf([...periods.map(({ day }) => day), addDays(periods.at(-1)?.lastDay ?? '', 1)], zone);
  // Until the last millisecond, because a list's range includes both ends.
  const spans = periods.map((_, index) => ({ from: edges[index] ?? '', to: shift(edges[index + 1] ?? '', -1) }));
  const range = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' };
  // In a subquery, so that the edges are parsed once and not for every row.
  const bounds = sql`(select string_to_array(${edges.join()}, ',')::timestamptz[])`;
  const rows = await read(range, (at) => sql<number | null>`width_bucket(${at}, ${bounds})`.as('period'));
  const sums = new Map(rows.map(({ period, ...rest }) => [period, rest as unknown as Sums]));
  return {
    range: { ...range, sums: sums.get(null) ?? none },
    periods: periods.map(
      (days, index) => ({ ...days, ...spans[index], ...(sums.get(index + 1) ?? none) }) as Period<Sums>,
    ),
  };
}
