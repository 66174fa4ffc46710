import { useEffect } from 'react';
import { sharedState } from '@/components/state/sharedState';

/** How much is on its way that the screen can't do without. */
const waiting = sharedState(0);

export const useWaiting = (): boolean => waiting.use() > 0;

/** While `busy`, the line at the top of the window says that something is on its way. */
export function useBusy(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, [busy]);
}
