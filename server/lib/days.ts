import { type Column, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from './time';

export interface Day {
  /** `2026-01-31`, in the zone. */
  day: string;
  /** The instant the day begins. */
  start: string;
}

/** No zone is further than this from UTC. */
const OFFSET_MAX_MS = 15 * 3_600_000;

/** The last `count` days in a time zone, oldest first, today last. */
export function lastDays(now: string, zone: string, count: number): Day[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayAt = (ms: number) => format.format(ms);
  const today = Date.parse(dayAt(Date.parse(now)));
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * DAY_MS;
    const day = new Date(midnight).toISOString().slice(0, 10);
    return { day, start: new Date(firstInstantOf(day, midnight, dayAt)).toISOString() };
  });
}

/** Found by halving rather than from offsets: where clocks change at midnight a day begins at 01:00, or has 25 hours. */
function firstInstantOf(day: string, midnight: number, dayAt: (ms: number) => string): number {
  let before = midnight - OFFSET_MAX_MS;
  let after = midnight + OFFSET_MAX_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle) < day) {
      before = middle;
    } else {
      after = middle;
    }
  }
  return after;
}

/** Which of the days an instant lies in, in SQL: 1 for the first; 0 before it. */
export const dayOf = (column: Column, days: Day[]): SQL<number> =>
  sql<number>`width_bucket(${column}, array[${sql.join(
    days.map(({ start }) => sql`${start}::timestamptz`),
    sql`, `,
  )}])`;
