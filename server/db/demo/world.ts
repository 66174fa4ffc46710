import { HOUR_MS } from '../../lib/time';
import { createRandom, type Random } from './random';

const FIRST_ID = 7_200_000_000_000_000_001n;
const SECOND_MS = 1000;
const DAY_MS = 24 * HOUR_MS;

/** What every part of the demo data draws from: chance, ids and time. */
export interface World {
  random: Random;
  /** For what is bought and sold: a chance of its own, so that the mall changes nothing about the people. */
  trade: Random;
  nextId(): string;
  /** The id given out last. */
  lastId(): string;
  /** An instant so many days ago. Negative: ahead. */
  daysAgo(days: number): string;
}

/**
 * The same for the same seed. Time hangs on the full hour before `now`: today always has data, none of it is ahead,
 * and all rows start within the same hour come out alike.
 */
export function createWorld(seed: number, now: Date): World {
  const anchor = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  let id = FIRST_ID - 1n;
  return {
    random: createRandom(seed),
    trade: createRandom(seed + 1),
    nextId() {
      id += 1n;
      return String(id);
    },
    lastId: () => String(id),
    daysAgo: (days) => new Date(anchor - Math.round((days * DAY_MS) / SECOND_MS) * SECOND_MS).toISOString(),
  };
}
