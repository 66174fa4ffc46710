import { HOUR_MS } from '../lib/time';

/** After this many attempts, over about an hour and a half, a copy has failed. */
export const ATTEMPTS_MAX = 8;

const FIRST_MS = 2000;
const FACTOR = 4;

/**
 * Milliseconds until the next attempt: 2 s, 8 s, 32 s … up to an hour, or longer if the gateway requests it. Up to half
 * of it is random, so that a gateway that is back does not get all copies at once.
 */
export function waitAfter(attempts: number, requested = 0, chance = Math.random()): number {
  const wait = Math.min(FIRST_MS * FACTOR ** (attempts - 1), HOUR_MS);
  return Math.round(Math.max(wait * (1 - chance / 2), Math.min(requested, HOUR_MS)));
}
