import { useCallback } from 'react';
import type { Path } from '@contract/index';
import { useAvailability } from '@/request/availability';

/** Something to offer, and the call that it makes. */
export interface Offered {
  call?: Path;
}

/** Leaves out what needs a call that the service lacks. */
export function useOffered() {
  const has = useAvailability();
  return useCallback(
    <Action extends object>(actions: readonly (Action & Offered)[]) => actions.filter(({ call }) => !call || has(call)),
    [has],
  );
}
