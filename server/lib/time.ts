export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant `ms` after (or, negative, before) another; both ISO 8601 in UTC. */
export const shift = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** Milliseconds from one instant to another. */
export const elapsed = (from: string, to: string) => Date.parse(to) - Date.parse(from);

/** Whether an instant lies before another. Texts can't be compared: a contract's instant may have any precision. */
export const isBefore = (instant: string, other: string) => elapsed(instant, other) > 0;

/** Whether both mean the same millisecond. */
export const isSame = (instant: string, other: string) => elapsed(instant, other) === 0;

/** An instant as the database keeps it: to the millisecond. */
export const toMillisecond = (instant: string) => shift(instant, 0);
