export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant `ms` milliseconds after another (before it, if negative); both ISO 8601 in UTC. */
export const shift = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

/** Milliseconds from one instant to another. */
export const elapsed = (from: string, to: string) => Date.parse(to) - Date.parse(from);

/** Compares instants, not texts: an instant of the contract may have any number of decimals. */
export const isBefore = (instant: string, other: string) => elapsed(instant, other) > 0;

/** Whether both are the same millisecond. */
export const isSame = (instant: string, other: string) => elapsed(instant, other) === 0;

/** Cuts an instant to milliseconds, the precision of the database. */
export const toMillisecond = (instant: string) => shift(instant, 0);
