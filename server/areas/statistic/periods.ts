import type { Grain } from '../../../contract/wish/enums';
import { addDays } from '../../lib/days';

/** Consecutive days; the last one is included. */
export interface Days {
  day: string;
  lastDay: string;
}

const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The first day of the next period. */
const nextStart: Record<Grain, (day: string) => string> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7 - weekday(day)),
  // 32 days after the first of a month is always in the next month.
  month: (day) => `${addDays(`${day.slice(0, 7)}-01`, 32).slice(0, 7)}-01`,
};

/** The days, weeks (from Monday) or months of a range. The first and the last one are cut at its ends. */
export function periodsOf({ day, lastDay }: Days, grain: Grain): Days[] {
  const periods: Days[] = [];
  for (let first = day; first <= lastDay; first = nextStart[grain](first)) {
    const last = addDays(nextStart[grain](first), -1);
    periods.push({ day: first, lastDay: last < lastDay ? last : lastDay });
  }
  return periods;
}

export const periodsBefore = ({ day, lastDay }: Days, days: number): Days => ({
  day: addDays(day, -days),
  lastDay: addDays(lastDay, -days),
});
