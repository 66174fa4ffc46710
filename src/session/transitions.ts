import { getLocale } from '@umijs/max';
import type { Locale } from '@contract/enum';
import type { UserInfo } from '@contract/login';
import { readToken } from '@/request/token';
import { getSession, setSession } from './bridge';
import { loadMenu, signedIn, signedOut } from './state';
import { forget, readUserInfo, store } from './storage';
import { type Ending, tellBegan, tellEnding } from './watch';

/** Logged out → logged in (spec §4): stores the token and user info and loads the menu. */
export function begin(token: string, userInfo: UserInfo): void {
  store(token, userInfo);
  adopt(userInfo);
}

/** Logged in → logged out (spec §4). */
export function end(why: Ending = 'signedOut'): void {
  tellEnding(why, getSession().data);
  forget();
  drop();
}

/**
 * The back end no longer knows `token` (code 10021 or HTTP 401).
 * False when that is no news: the session ended already, or a newer one has taken its place.
 */
export function expire(token: string): boolean {
  if (token !== readToken() || !getSession().isLogin) return false;
  end('expired');
  return true;
}

/**
 * Another tab changed the stored session: several tabs are one session, so this one follows. Only a change of
 * person is not followed silently, because this tab may hold the other's half-done work.
 */
export function followOtherTab(): void {
  const { isLogin, data } = getSession();
  const userInfo = readUserInfo();
  if (!readToken() || !userInfo) {
    if (!isLogin) return;
    tellEnding('elsewhere', data);
    drop();
  } else if (!isLogin) {
    adopt(userInfo);
  } else {
    setSession({ replacedBy: userInfo.id === data?.id ? undefined : userInfo });
  }
}

/** Whether the stored session is still this tab's; if not, the operator is told before anything is written. */
export function mayWrite(): boolean {
  followOtherTab();
  return !getSession().replacedBy;
}

/** Labels the menu in another language. */
export function relabel(locale: Locale): void {
  if (getSession().isLogin) setSession(loadMenu(locale));
}

function adopt(userInfo: UserInfo): void {
  tellBegan(userInfo);
  setSession({ ...signedIn(userInfo, getLocale() as Locale), replacedBy: undefined });
}

function drop(): void {
  setSession({ ...signedOut, data: undefined, replacedBy: undefined });
}
