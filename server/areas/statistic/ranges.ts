import { type Column, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { statisticQuery } from '../../../contract/statistic';
import { STATISTIC_DAYS_MAX } from '../../../contract/wish/enums';
import { addDays, startsOf } from '../../lib/days';
import { DAY_MS, elapsed, shift } from '../../lib/time';
import { invalidField } from '../../refusal';
import { type Days, earlier, periodsOf } from './periods';

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

/** To select first: which period an instant lies in, from 1; null in the row of all. */
export type PeriodOf = (at: Column | SQL) => SQL.Aliased<number | null>;

/** Sums of a span by period; the query is grouped by `everyPeriod`. */
type Read<Sums> = (span: Span, periodOf: PeriodOf) => PromiseLike<(Sums & { period: number | null })[]>;

/** By the first column selected, and all in one: what is distinct in all is not the sum of what is in each. */
export const everyPeriod = sql`grouping sets ((1), ())`;

/** Sums of some days of a time zone by period, beside those of as many days before where they are asked for. @throws `10400` */
export async function readRanges<Sums extends object>(
  { from, to, grain, compare, zone }: z.output<typeof statisticQuery>,
  none: Sums,
  read: Read<Sums>,
): Promise<Ranges<Sums>> {
  const days = requireRange(from, to);
  const periods = periodsOf({ day: from, lastDay: to }, grain);
  const current = await readPeriods(periods, zone, none, read);
  const before = () => periods.map((period) => earlier(period, days));
  const previous = compare === 'true' ? await readPeriods(before(), zone, none, read) : undefined;
  return {
    current: current.range,
    previous: previous?.range ?? null,
    periods: current.periods,
    previousPeriods: previous?.periods ?? [],
  };
}

/** How many days it is. @throws `10400` */
function requireRange(from: string, to: string): number {
  if (to < from) {
    throw invalidField('to', 'lastDayBeforeFirst');
  }
  const days = elapsed(from, to) / DAY_MS + 1;
  if (days > STATISTIC_DAYS_MAX) {
    throw invalidField('to', 'tooManyDays', { count: STATISTIC_DAYS_MAX });
  }
  return days;
}

async function readPeriods<Sums extends object>(periods: Days[], zone: string, none: Sums, read: Read<Sums>) {
  // Instants rather than the database's own calendar, so that a list from one to the other has the same rows.
  const edges = startsOf([...periods.map(({ day }) => day), addDays(periods.at(-1)?.lastDay ?? '', 1)], zone);
  // To the last millisecond, since a list's range has both its ends.
  const spans = periods.map((_, index) => ({ from: edges[index] ?? '', to: shift(edges[index + 1] ?? '', -1) }));
  const range = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' };
  // In a query of its own, so that the edges are read once and not for every row.
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
