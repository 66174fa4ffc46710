import type { PeriodDays } from '@contract/statistic';
import type { Grain } from '@contract/wish/enums';
import { MISSING } from '@/components/format';

type Days = Pick<PeriodDays, 'day' | 'lastDay'>;

/** The name of a period: short on the axis, in a row, and in full. */
export interface PeriodText {
  axis: string;
  row: string;
  full: string;
}

type Formats = ReturnType<typeof make>;
const made = new Map<string, Formats>();

/** Cached for each language, because creating formatters is slow. */
function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? make(locale);
  made.set(locale, formats);
  return formats;
}

function make(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const dayOfYear = { day: 'numeric', month: 'short' } as const;
  const dayOfAnyYear = { ...dayOfYear, year: 'numeric' } as const;
  return {
    day: format(dayOfYear),
    anyDay: format(dayOfAnyYear),
    weekday: format({ ...dayOfYear, weekday: 'short' }),
    anyWeekday: format({ ...dayOfAnyYear, weekday: 'short' }),
    month: format({ month: 'short' }),
    anyMonth: format({ month: 'long', year: 'numeric' }),
  };
}

/** Noon is never moved to another day by a clock change. */
const at = (day: string) => new Date(`${day}T12:00:00`);

export function periodText(locale: string, grain: Grain, days: Days, now = new Date()): PeriodText {
  const formats = formatsOf(locale);
  const first = at(days.day);
  if (!isThere(first) || !isThere(at(days.lastDay))) return { axis: MISSING, row: MISSING, full: MISSING };
  const thisYear = first.getFullYear() === now.getFullYear();
  if (grain === 'day') {
    const row = (thisYear ? formats.weekday : formats.anyWeekday).format(first);
    return { axis: formats.day.format(first), row, full: formats.anyWeekday.format(first) };
  }
  const full = daysText(locale, days.day, days.lastDay);
  if (grain === 'month' && isWholeMonth(days)) {
    const month = formats.anyMonth.format(first);
    return { axis: formats.month.format(first), row: month, full: month };
  }
  const range = (thisYear ? formats.day : formats.anyDay).formatRange(first, at(days.lastDay));
  return { axis: (grain === 'month' ? formats.month : formats.day).format(first), row: range, full };
}

export const daysText = (locale: string, from: string, to: string): string =>
  isThere(at(from)) && isThere(at(to)) ? formatsOf(locale).anyDay.formatRange(at(from), at(to)) : MISSING;

/** The days of all periods together; empty without any. */
export function allDaysText(locale: string, periods: readonly Days[]): string {
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last ? daysText(locale, first.day, last.lastDay) : '';
}

const isThere = (date: Date) => !Number.isNaN(date.getTime());

function isWholeMonth({ day, lastDay }: Days): boolean {
  const last = at(lastDay);
  const isLast = new Date(last.getFullYear(), last.getMonth() + 1, 0).getDate() === last.getDate();
  return day.endsWith('-01') && day.slice(0, 7) === lastDay.slice(0, 7) && isLast;
}
