import { type Column, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from './time';

export interface Day {
  /** `2026-01-31`, in the zone. */
  day: string;
  /** The instant when the day begins. */
  start: string;
}

/** No zone is further than this from UTC. */
const OFFSET_MAX_MS = 15 * 3_600_000;

/** The day of an instant in a time zone. */
function calendarOf(zone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (ms) => format.format(ms);
}

export const addDays = (day: string, count: number) => toDay(Date.parse(day) + count * DAY_MS);

const toDay = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);

/** The last `count` days in a time zone, oldest first, today last. */
export function lastDays(now: string, zone: string, count: number): Day[] {
  const today = calendarOf(zone)(Date.parse(now));
  const days = Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
  const starts = startsOf(days, zone);
  return days.map((day, index) => ({ day, start: starts[index] ?? now }));
}

export function startsOf(days: readonly string[], zone: string): string[] {
  const dayAt = calendarOf(zone);
  let offset = 0;
  return days.map((day) => {
    const midnight = Date.parse(day);
    // Usually the offset is the same as on the day before.
    const guess = midnight + offset;
    const start = dayAt(guess) >= day && dayAt(guess - 1) < day ? guess : firstInstantOf(day, dayAt);
    offset = start - midnight;
    return new Date(start).toISOString();
  });
}

/**
 * A binary search, not computed from offsets: where clocks change at midnight, a day begins at 01:00 or has 25 hours.
 */
function firstInstantOf(day: string, dayAt: (ms: number) => string): number {
  const midnight = Date.parse(day);
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

/** What clocks in a time zone show at an instant, as if that were UTC. */
function clocksOf(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (ms) => Date.parse(`${format.format(ms).replace(' ', 'T')}Z`) + (ms % 1000);
}

/**
 * When clocks showed yesterday what they show now: both days may have 23 or 25 hours. Where yesterday left that out, as
 * long after its beginning as now is after that of today; where it had it twice, the first.
 */
export function sameTimeYesterday(now: string, zone: string): string {
  const [yesterday = 0, today = 0] = lastDays(now, zone, 2).map(({ start }) => Date.parse(start));
  const clocksAt = clocksOf(zone);
  const wanted = clocksAt(Date.parse(now)) - DAY_MS;
  const asLong = yesterday + Date.parse(now) - today;
  const same = asLong + wanted - clocksAt(asLong);
  return new Date(Math.min(clocksAt(same) === wanted ? same : asLong, today - 1)).toISOString();
}

/**
 * The first instant after `now` when clocks show what they show at another, on a later day than that; where they leave
 * it out, whole days of 24 hours later.
 */
export function nextAtSameTime(instant: string, now: string, zone: string): string {
  const clocksAt = clocksOf(zone);
  const at = Date.parse(instant);
  const days = Math.floor((clocksAt(Date.parse(now)) - clocksAt(at)) / DAY_MS) + 1;
  const later = Math.max(1, days) * DAY_MS;
  const same = at + later + (clocksAt(at) + later - clocksAt(at + later));
  return new Date(clocksAt(same) === clocksAt(at) + later ? same : at + later).toISOString();
}

/** The index of the day that contains an instant, in SQL: 1 for the first, 0 before it. */
export const dayOf = (column: Column, days: Day[]): SQL<number> =>
  sql<number>`width_bucket(${column}, array[${sql.join(
    days.map(({ start }) => sql`${start}::timestamptz`),
    sql`, `,
  )}])`;
