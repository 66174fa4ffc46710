import { useModel } from '@umijs/max';
import { useLayoutEffect } from 'react';
import { type SessionState, signedOut } from './state';

/**
 * The session is umi's initialState. Calls run outside React, so they read and write it here; nothing else writes it.
 */
let state: SessionState = signedOut;
let setInitialState: ((state: SessionState) => unknown) | undefined;
const listeners = new Set<() => void>();

/** The state as last written, even before React has rendered it. */
export const getSession = (): SessionState => state;

/** Keeps the state object if nothing changes, so that nothing renders again. */
export function setSession(change: Partial<SessionState>): void {
  const names = Object.keys(change) as (keyof SessionState)[];
  if (names.every((name) => state[name] === change[name])) return;
  state = { ...state, ...change };
  setInitialState?.(state);
  for (const listener of listeners) listener();
}

/** Whether the layout is there and follows what is written. */
export const hasLayout = (): boolean => setInitialState !== undefined;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Connects this module with umi's initialState; called once, in the layout. */
export function useSessionBridge(): void {
  const { setInitialState: write } = useModel('@@initialState');
  useLayoutEffect(() => {
    setInitialState = write;
    // Writes made since start-up.
    write(state);
    return () => {
      setInitialState = undefined;
    };
  }, [write]);
}
