import { getLocale } from '@umijs/max';
import type { Locale } from '@contract/enum';
import { readToken } from '@/request/token';
import { getSession, setSession } from './bridge';
import { type SessionState, signedIn, signedOut } from './state';
import { readUserInfo } from './storage';
import { tellBegan } from './watch';

/** Restores the stored session, if it is complete. */
export function restoreSession(): SessionState {
  const userInfo = readUserInfo();
  const found = readToken() && userInfo ? signedIn(userInfo, getLocale() as Locale) : signedOut;
  if (found.data) tellBegan(found.data);
  setSession({ ...found, data: found.data, replacedBy: undefined });
  return getSession();
}
