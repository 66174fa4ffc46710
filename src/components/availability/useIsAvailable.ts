import { useCallback } from 'react';
import { screenAt, screens } from '@config/screens';
import { has, useAvailability } from '@/request/availability';

/** Whether the service has what the screen at an address shows. */
export const isAvailable = (address: string): boolean => isAvailableWith(has, address);

/** `isAvailable`, which renders again when a call turns out to be missing. */
export function useIsAvailable(): typeof isAvailable {
  const hasCall = useAvailability();
  return useCallback((address) => isAvailableWith(hasCall, address), [hasCall]);
}

/** An address that is no screen's has its own page, which says so. */
function isAvailableWith(hasCall: typeof has, address: string): boolean {
  const screen = screenAt(address);
  const calls = screen ? screens[screen] : [];
  return calls.length === 0 || calls.some(hasCall);
}
