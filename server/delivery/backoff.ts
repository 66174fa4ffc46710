import { HOUR_MS } from '../lib/time';

/** A copy that was tried so often, over about an hour and a half, has failed. */
export const ATTEMPTS_MAX = 8;

const FIRST_MS = 2000;
const FACTOR = 4;

/**
 * Milliseconds until a copy is tried again, by how often it was: 2 s, 8 s, 32 s … up to an hour, or longer where the
 * gateway asked for that. Up to half is left to chance, so that a gateway that comes back isn't met by all at once.
 */
export function waitAfter(attempts: number, asked = 0, chance = Math.random()): number {
  const wait = Math.min(FIRST_MS * FACTOR ** (attempts - 1), HOUR_MS);
  return Math.round(Math.max(wait * (1 - chance / 2), Math.min(asked, HOUR_MS)));
}
