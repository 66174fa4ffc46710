import type { Grain } from '../../../contract/wish/enums';
import { addDays } from '../../lib/days';

/** Some days in a row, the last one included. */
export interface Days {
  day: string;
  lastDay: string;
}

/** How many days after a Monday a day is. */
const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The first day of the next period after the one that a day lies in. */
const nextStart: Record<Grain, (day: string) => string> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7 - weekday(day)),
  // 32 days after the first of a month is always in the next one.
  month: (day) => `${addDays(`${day.slice(0, 7)}-01`, 32).slice(0, 7)}-01`,
};

/** The days, weeks (from Monday) or months from a day to another; the first and the last are cut off there. */
export function periodsOf({ day, lastDay }: Days, grain: Grain): Days[] {
  const periods: Days[] = [];
  for (let first = day; first <= lastDay; first = nextStart[grain](first)) {
    const last = addDays(nextStart[grain](first), -1);
    periods.push({ day: first, lastDay: last < lastDay ? last : lastDay });
  }
  return periods;
}

/** The same days, so many days earlier. */
export const earlier = ({ day, lastDay }: Days, days: number): Days => ({
  day: addDays(day, -days),
  lastDay: addDays(lastDay, -days),
});
