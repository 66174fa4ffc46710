import { useEffect, useEffectEvent } from 'react';
import { isHeld } from '@/components/unsavedChanges';

const readers = new Set<() => void>();

/** Has all that is shown read again, but for what a form with unsaved text is filled from. */
export function readAgain(): void {
  if (isHeld()) return;
  for (const reader of [...readers]) reader();
}

/** Reads again when a dialog has closed whose action failed: mostly it is another's edit that stood against it. */
export function useReadAgain(read: () => void): void {
  const reader = useEffectEvent(read);
  useEffect(() => {
    const again = () => reader();
    readers.add(again);
    return () => void readers.delete(again);
  }, []);
}
