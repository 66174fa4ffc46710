import { HEALTH_PATH, type Health, type HealthState } from '@contract/health.enums';
import { addressOf } from './base';
import { tokenFor } from './token';

/** How the back end is, seen from this browser. */
export interface HealthCheck {
  state: HealthState;
  /** What it says of itself, where it does. */
  says?: Health;
  /** From asking to the whole answer, one number for each time it answered. */
  times: number[];
}

const TIMES = 5;

/** Asks the back end a few times, one after the other. A back end that can't be reached is a state, not a failure. */
export async function checkHealth(): Promise<HealthCheck> {
  const times: number[] = [];
  let says: Health | undefined;
  for (let i = 0; i < TIMES; i++) {
    const begun = performance.now();
    try {
      says = await ask();
    } catch {
      return { state: 'unreachable', times: [] };
    }
    times.push(performance.now() - begun);
  }
  return { state: says?.status ?? 'unknown', says, times };
}

/** @throws TypeError when nothing answers */
async function ask(): Promise<Health | undefined> {
  const address = addressOf(HEALTH_PATH);
  const answer = await fetch(address, { cache: 'no-store', headers: { aToken: tokenFor(address) } });
  const body = await answer.text();
  try {
    const said = JSON.parse(body) as Partial<Health> | null;
    return said?.status === 'ok' || said?.status === 'unavailable' ? (said as Health) : undefined;
  } catch {
    return undefined;
  }
}
