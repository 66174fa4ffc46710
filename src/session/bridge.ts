import { useModel } from '@umijs/max';
import { useLayoutEffect } from 'react';
import { type SessionState, signedOut } from './state';

/**
 * The session is umi's initialState. Calls begin and end it from outside React, where no hook reaches: this is their
 * way to read and to write it, and nothing else writes it.
 */
let state: SessionState = signedOut;
let setInitialState: (state: SessionState) => unknown = () => undefined;
const listeners = new Set<() => void>();

/** The state as it was last written, also before React has drawn it. */
export const getSession = (): SessionState => state;

/** Every write looks whether the session is still the same: what stays as it is draws nothing again. */
export function setSession(change: Partial<SessionState>): void {
  const names = Object.keys(change) as (keyof SessionState)[];
  if (names.every((name) => state[name] === change[name])) return;
  state = { ...state, ...change };
  setInitialState(state);
  for (const listener of listeners) listener();
}

/** Hears of every change, outside React. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Connects the two for as long as the caller is rendered: once, in the layout. */
export function useSessionBridge(): void {
  const { setInitialState: write } = useModel('@@initialState');
  useLayoutEffect(() => {
    setInitialState = write;
    // What was written since start-up.
    write(state);
    return () => {
      setInitialState = () => undefined;
    };
  }, [write]);
}
