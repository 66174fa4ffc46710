import { useSyncExternalStore } from 'react';

/** As wide as a phone, like the rules for it in `list.css`. */
const narrow = () => matchMedia('(max-width: 480px)');

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isNarrow = () => narrow().matches;

/** True where a row has room for one small button. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
