import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time; all components that use it render again together every minute. */
export const useMinute = (): number => useSyncExternalStore(subscribe, () => now);

function subscribe(listener: () => void): () => void {
  if (!listeners.size) {
    timer = setInterval(tick, MINUTE_MS);
    now = Date.now();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
