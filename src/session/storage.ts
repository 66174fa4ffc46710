import type { UserInfo } from '@contract/login';
import { TOKEN_KEY } from '@/request/token';

/** Its key in localStorage (spec §9). */
export const USER_INFO_KEY = 'userInfo';

/** The stored user info; undefined when there is none or it is not what we wrote. */
export function readUserInfo(): UserInfo | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_INFO_KEY) ?? 'null');
    return isUserInfo(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The user info goes first: a tab that hears of a new token can then tell whose it is. */
export function store(token: string, userInfo: UserInfo): void {
  localStorage.setItem(USER_INFO_KEY, JSON.stringify(userInfo));
  localStorage.setItem(TOKEN_KEY, token);
}

export function forget(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_INFO_KEY);
}

function isUserInfo(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && typeof (value as UserInfo).id === 'string';
}
