/** Days as an address writes them, `2026-10-01`, always of the operator's zone. */

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00`);

export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999`);

/** The last days up to and with today. */
export function lastDays(count: number, now: Date): { from: string; to: string } {
  const first = new Date(now);
  first.setDate(first.getDate() - (count - 1));
  return { from: dayOf(first), to: dayOf(now) };
}

export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
