import { HEALTH_PATH, type Health, type HealthState } from '@contract/health.enums';
import { addressOf } from './base';
import { tokenFor, tokenHeader } from './token';

export interface HealthCheck {
  state: HealthState;
  says?: Health;
  /** One time for each answer, from the request to the whole answer. */
  times: number[];
}

const TIMES = 5;

/** Asks the back end a few times in a row. An unreachable back end is a result, not an error. */
export async function checkHealth(): Promise<HealthCheck> {
  const times: number[] = [];
  let says: Health | undefined;
  for (let i = 0; i < TIMES; i++) {
    const begun = performance.now();
    try {
      says = await ask();
      // It has no such call, so once is enough.
      if (!says) return { state: 'unknown', says, times: [performance.now() - begun] };
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
  const headers = Object.fromEntries([tokenHeader(tokenFor(address))]);
  const answer = await fetch(address, { cache: 'no-store', headers });
  const body = await answer.text();
  try {
    const said = JSON.parse(body) as Partial<Health> | null;
    return said?.status === 'ok' || said?.status === 'unavailable' ? (said as Health) : undefined;
  } catch {
    return undefined;
  }
}
