import { DAY_MS } from '@/components/format/day';
import { isInstant as isIso } from '@/request/wire/instants';

/** Days as in an address, `2026-10-01`, in the operator's zone. */

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00`);

export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** The last days, today included. */
export function lastDays(count: number, now: Date): { from: string; to: string } {
  const first = new Date(now);
  first.setDate(first.getDate() - (count - 1));
  return { from: dayOf(first), to: dayOf(now) };
}

/** The week before this one, from Monday; `weeks` further back with a number. */
export function lastWeek(now: Date, weeks = 0): { from: string; to: string } {
  const sunday = now.getDate() - (now.getDay() || 7) - 7 * weeks;
  const day = (date: number) => dayOf(new Date(now.getFullYear(), now.getMonth(), date));
  return { from: day(sunday - 6), to: day(sunday) };
}

export function lastMonth(now: Date): { from: string; to: string } {
  const day = (months: number, date: number) => dayOf(new Date(now.getFullYear(), now.getMonth() - months, date));
  return { from: day(1, 1), to: day(0, 0) };
}

export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whether the day exists, in a year that databases support. */
export function isDay(text: string): boolean {
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const utc = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}

/** Calendar days between two days; clock changes don't matter. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Whether the text is an instant in the contract's form, with any number of decimals. */
export const isInstant = (text: string): boolean =>
  isIso(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text.slice(0, 19));
