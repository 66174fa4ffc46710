import { useEffect } from 'react';
import { sharedState } from '@/components/state/sharedState';

const waiting = sharedState(0);

export const useWaiting = (): boolean => waiting.use() > 0;

/** Shows the line at the top of the window while `busy`. */
export function useBusy(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, [busy]);
}
