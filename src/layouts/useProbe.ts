import { useEffect } from 'react';
import { screens } from '@config/screens';
import { tryOut } from '@/request';
import { isUnknown, readCalls, useMissing } from '@/request/availability';

/** Few calls at a time, because the page's own matter more. */
const AT_A_TIME = 2;

/**
 * A service that lacks one call may lack more: asks once for everything that can be asked, the menu's screens first, so
 * that no entry and no tab leads nowhere.
 */
export function useProbe(): void {
  const lacksSome = useMissing().size > 0;
  useEffect(() => {
    if (!lacksSome) return;
    const leaving = new AbortController();
    const unknown = [...new Set([...Object.values(screens).flat(), ...readCalls()])];
    const work = async () => {
      for (let next = unknown.shift(); next && !leaving.signal.aborted; next = unknown.shift()) {
        if (isUnknown(next)) await tryOut(next, leaving.signal);
      }
    };
    for (let worker = 0; worker < AT_A_TIME; worker += 1) void work();
    return () => leaving.abort();
  }, [lacksSome]);
}
