import { getLocale } from '@umijs/max';
import type { Locale } from '@contract/enum';
import { type SessionState, signedIn, signedOut } from './state';
import { readToken, readUserInfo } from './storage';
import { tellBegan } from './watch';

/**
 * The session of this tab. It lives outside React because calls end it too; `useSession` reads it in components
 * and umi's initialState mirrors it for `access.ts`.
 */
let state: SessionState = signedOut;
const listeners = new Set<() => void>();

export const getSession = (): SessionState => state;

/** Every write looks whether the session is still the same: what stays as it is draws nothing again. */
export function setSession(change: Partial<SessionState>): void {
  const names = Object.keys(change) as (keyof SessionState)[];
  if (names.every((name) => state[name] === change[name])) return;
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Start-up: takes up the stored session, if there is a whole one. */
export function restoreSession(): SessionState {
  const userInfo = readUserInfo();
  const found = readToken() && userInfo ? signedIn(userInfo, getLocale() as Locale) : signedOut;
  if (found.data) tellBegan(found.data);
  setSession({ ...found, data: found.data, replacedBy: undefined });
  return state;
}
