import { useSyncExternalStore } from 'react';

let waiting: number | undefined;
const listeners = new Set<() => void>();

/** Without a number it is not known, and not shown. */
export function setWaitingAuditCount(count: number | undefined): void {
  if (count === waiting) return;
  waiting = count;
  for (const listener of listeners) listener();
}

export const useWaitingAuditCount = (): number | undefined => useSyncExternalStore(subscribe, () => waiting);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
