import { getLocale } from '@umijs/max';
import type { Locale } from '@contract/enum';
import type { UserInfo } from '@contract/login';
import { forgetMissing } from '@/request/availability';
import { forgetRead } from '@/request/lastRead';
import { forgetRows } from '@/request/rows';
import { readToken } from '@/request/token';
import { getSession, setSession } from './bridge';
import { loadMenu, signedIn, signedOut } from './state';
import { forget, readUserInfo, store } from './storage';
import { type Ending, tellBegan, tellEnding } from './watch';

/** Logged out → logged in (spec §4). */
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

/** The back end no longer knows `token`. False if its session had already ended or was replaced. */
export function expire(token: string): boolean {
  if (token !== readToken() || !getSession().isLogin) return false;
  end('expired');
  return true;
}

/**
 * The back end refuses all else until the admin of `token` changes their password; what they have typed is kept, as when
 * a session ends. False if their session had already ended or was replaced.
 */
export function demandPassword(token: string): boolean {
  const { isLogin, data } = getSession();
  if (token !== readToken() || !isLogin || !data) return false;
  if (data.mustChangePassword) return true;
  tellEnding('passwordDemanded', data);
  const userInfo = { ...data, mustChangePassword: true };
  store(token, userInfo);
  setSession({ data: userInfo });
  return true;
}

/**
 * Follows another tab that changed the stored session, because all tabs share one. A change of admin is shown first:
 * this tab may hold the first admin's unsaved work.
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

/** Whether the stored session is still this tab's; if not, a dialog tells the operator. */
export function mayWrite(): boolean {
  followOtherTab();
  return !getSession().replacedBy;
}

export function relabel(locale: Locale): void {
  if (getSession().isLogin) setSession(loadMenu(locale));
}

function adopt(userInfo: UserInfo): void {
  forgetMissing();
  forgetRows();
  forgetRead();
  tellBegan(userInfo);
  setSession({ ...signedIn(userInfo, getLocale() as Locale), replacedBy: undefined });
}

function drop(): void {
  setSession({ ...signedOut, data: undefined, replacedBy: undefined });
}
