import { useEffect, useEffectEvent } from 'react';
import type { TimedPrice } from '@contract/shelf';

/** The clock of the back end comes by every two seconds. */
const LATE_MS = 3000;
/** A browser's timer takes no longer wait. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/** Calls `then` a moment after the next of these is to begin or to end. */
export function useNextStep(open: readonly TimedPrice[], then: () => void): void {
  const next = Math.min(...open.map((each) => Date.parse(each.state === 'running' ? each.endsAt : each.startsAt)));
  const take = useEffectEvent(then);
  useEffect(() => {
    const wait = Math.max(LATE_MS, next + LATE_MS - Date.now());
    if (!(wait <= WAIT_MAX_MS)) return undefined;
    const timer = setTimeout(() => take(), wait);
    return () => clearTimeout(timer);
  }, [next]);
}
