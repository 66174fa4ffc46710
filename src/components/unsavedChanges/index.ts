import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { hold, leave, release, type Source } from './guard';
import type { UnsavedTexts } from './question';

export { leaveAll, letGo } from './guard';
export { holdModal, type UnsavedTexts } from './question';

interface UnsavedOptions extends UnsavedTexts {
  /** Names in the address's query whose change takes it away; another path always does. */
  params?: readonly string[];
}

const PARAMS = ['id'];

/**
 * While `active`, asks before the operator leaves: by a link, back or forward, the menu, navigation by code, signing
 * out, or closing the tab. However many are active, one question is asked. A session that ends is never held up.
 */
export function useUnsavedChanges(active: boolean, { params = PARAMS, ...texts }: UnsavedOptions = {}) {
  const [source] = useState<Source>(() => ({ params, texts }));
  const { key } = useLocation();

  useEffect(() => {
    Object.assign(source, { params, texts });
  });
  // Taken up again at every address: what a transition has let go and is still here is held on to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is no part of the work, it says when to repeat it
  useEffect(() => (active ? hold(source) : undefined), [active, source, key]);

  return {
    /** Does what closes it (a dialog, an edit mode), after asking. */
    leave: (action: () => void) => leave(source, action),
    /** From now on nothing would be lost, ahead of `active`: the form has been saved and goes on elsewhere. */
    release: () => release(source),
  };
}
