import { useSyncExternalStore } from 'react';

/** How many items wait in the audit queue, as far as this tab knows. */
let waiting: number | undefined;
const listeners = new Set<() => void>();

export function setWaitingCount(count: number): void {
  if (count === waiting) return;
  waiting = count;
  for (const listener of listeners) listener();
}

export const useWaitingCount = (): number | undefined => useSyncExternalStore(subscribe, () => waiting);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
