export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant `ms` after (or, negative, before) another; both ISO 8601 in UTC. */
export const shift = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** Milliseconds from one instant to another. */
export const elapsed = (from: string, to: string) => Date.parse(to) - Date.parse(from);
