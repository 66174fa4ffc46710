import { useEffect, useEffectEvent } from 'react';
import type { TimedPrice } from '@contract/shelf';

/** The clock of the back end comes by every two seconds. */
const LATE_MS = 3000;
/** Between two looks at most, while what should have happened has not: the operator's clock may be ahead. */
const PAUSE_MAX_MS = 60_000;
/** A browser's timer takes no longer wait. */
const WAIT_MAX_MS = 2 ** 31 - 1;

/** Calls `then` a moment after the next of these is to begin or to end, and again until it has. */
export function useNextStep(open: readonly TimedPrice[], then: () => void): void {
  const next = Math.min(...open.map((each) => Date.parse(each.state === 'running' ? each.endsAt : each.startsAt)));
  const take = useEffectEvent(then);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookIn = (wait: number, pause: number) => {
      if (!(wait <= WAIT_MAX_MS)) return;
      timer = setTimeout(() => {
        take();
        lookIn(pause, Math.min(PAUSE_MAX_MS, 2 * pause));
      }, wait);
    };
    lookIn(Math.max(LATE_MS, next + LATE_MS - Date.now()), LATE_MS);
    return () => clearTimeout(timer);
  }, [next]);
}
