import { pathTo } from '@config/pathTo';
import { LOGIN_PATH } from '@config/routes';

/**
 * Where to go after signing in: the `redirect` of a query string, as path, query and hash. Ignored if it leaves this
 * origin, is invalid, or leads to the login page.
 */
export function destinationOf(search: string): string | undefined {
  const redirect = new URLSearchParams(search).get('redirect');
  // Browsers drop tabs and line feeds and read a backslash as a slash, so reject such forms.
  if (!redirect || !/^\/(?!\/)/.test(redirect) || /[\\\p{Cc}]/u.test(redirect)) return undefined;
  const url = new URL(redirect, window.location.origin);
  // `/.//evil.example` is normalised to the path `//evil.example`, which a history would read as a host.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined;
  return isLoginPath(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

/** The login page with a way back, unless the address already has a `redirect` (spec §2). */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (new URLSearchParams(search).has('redirect')) return LOGIN_PATH + search;
  return pathTo(LOGIN_PATH, { redirect: pathname + search });
}

/** Routes match without regard to case, encoding, or a trailing slash. */
export function isLoginPath(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase() === LOGIN_PATH;
  } catch {
    return true;
  }
}
