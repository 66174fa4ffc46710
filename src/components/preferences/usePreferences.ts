import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '@/session';
import { type PreferencesState, type PreferencesStore, storeOf } from './store';

interface ListPreferences extends PreferencesState {
  store: PreferencesStore;
  /** The back end has been asked on this visit, whatever came of it. */
  settled: boolean;
}

/** What the signed-in admin keeps of a list, there from the first paint where this browser knows it. */
export function usePreferences(list: string): ListPreferences {
  // Another admin has another store.
  useSession();
  const store = storeOf(list);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [asked, setAsked] = useState<PreferencesStore>();
  useEffect(() => {
    void store.load().then(() => setAsked(store));
  }, [store]);
  return { ...state, store, settled: asked === store };
}
