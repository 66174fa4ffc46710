import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { hold, leave, release, type Source } from './guard';
import type { UnsavedTexts } from './question';

export { isHeld, leaveAll, letGo } from './guard';

interface UnsavedOptions extends UnsavedTexts {
  /** Names in the query whose change loses it; another path always does. */
  params?: readonly string[];
}

const PARAMS = ['id'];

/**
 * While `active`, asks before the operator leaves: by link, back, forward, menu, code, signing out, or closing the tab.
 * Several active sources make one question. An ending session is never blocked.
 */
export function useUnsavedChanges(active: boolean, { params = PARAMS, ...texts }: UnsavedOptions = {}) {
  const [source] = useState<Source>(() => ({ params, texts }));
  const { key } = useLocation();

  useEffect(() => {
    Object.assign(source, { params, texts });
  });
  // Taken up again at every address: what a transition has let go and is still here is held on to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the address: at each new one it is done again
  useEffect(() => (active ? hold(source) : undefined), [active, source, key]);

  return {
    /** Closes it (a dialog, an edit mode), after asking. */
    leave: (action: () => void) => leave(source, action),
    /** Stops asking before `active` changes: the form is saved and navigates. */
    release: () => release(source),
  };
}
