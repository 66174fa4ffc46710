import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '@/session';
import { type PreferencesState, type PreferencesStore, storeOf } from './store';

interface ListPreferences extends PreferencesState {
  store: PreferencesStore;
  /** True once the back end has answered or failed on this visit. */
  settled: boolean;
}

/** The signed-in admin's preferences for a list; from the first paint if this browser has a copy. */
export function usePreferences(list: string): ListPreferences {
  // Renders again for another admin, who has another store.
  useSession();
  const store = storeOf(list);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [requested, setRequested] = useState<PreferencesStore>();
  useEffect(() => {
    void store.open().then(() => setRequested(store));
  }, [store]);
  return { ...state, store, settled: requested === store };
}
