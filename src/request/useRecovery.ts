import { useEffect, useEffectEvent } from 'react';

/** The pauses between tries, in seconds; the last one again and again. */
export const RECOVERY_PAUSES_S = [5, 10, 20, 30, 60] as const;

/** Asks again by itself while a service is away, in growing pauses, and at once when the network or the page is back. */
export function useRecovery(isAway: boolean, ask: () => Promise<unknown>): void {
  const again = useEffectEvent(ask);
  useEffect(() => {
    if (!isAway) return;
    let timer: ReturnType<typeof setTimeout>;
    let tries = 0;
    let asking = false;
    const wait = () => {
      const seconds = RECOVERY_PAUSES_S[Math.min(tries, RECOVERY_PAUSES_S.length - 1)] ?? 0;
      tries += 1;
      timer = setTimeout(tryNow, seconds * 1000);
    };
    const tryNow = async () => {
      clearTimeout(timer);
      if (asking || document.visibilityState === 'hidden') return;
      asking = true;
      await again();
      asking = false;
      if (!ended) wait();
    };
    let ended = false;
    wait();
    window.addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
    };
  }, [isAway]);
}
