import type { UserInfo } from '@contract/login';
import { TOKEN_KEY } from '@/request/token';

/** The key in localStorage (spec §9). */
const USER_INFO_KEY = 'userInfo';

export function readUserInfo(): UserInfo | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_INFO_KEY) ?? 'null');
    return isUserInfo(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** What the console keeps in localStorage only to be quick: what was opened last, and copies of views and columns. */
const COPIES = /^fish-(recent|list):/;

/** Makes room by dropping copies where storage is full, and throws if it still is. */
export function store(token: string, userInfo: UserInfo): void {
  try {
    write(token, userInfo);
  } catch {
    for (const key of Object.keys(localStorage)) if (COPIES.test(key)) localStorage.removeItem(key);
    write(token, userInfo);
  }
}

/** The user info is written first, so that a tab that sees the new token knows whose it is. */
function write(token: string, userInfo: UserInfo): void {
  localStorage.setItem(USER_INFO_KEY, JSON.stringify(userInfo));
  localStorage.setItem(TOKEN_KEY, token);
}

export function forget(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_INFO_KEY);
}

function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { id, account, nickname } = value as Record<string, unknown>;
  return [id, account, nickname].every((text) => typeof text === 'string');
}
