import { LOGIN_PATH } from '@config/routes';

/**
 * Where to go after signing in: the `redirect` of a query string, as path, query and hash.
 * One that leaves this origin, is no address at all, or loops to the login page counts as absent.
 */
export function destinationOf(search: string): string | undefined {
  const redirect = new URLSearchParams(search).get('redirect');
  // The browser drops tabs and line feeds and reads a backslash as a slash: such forms are never ours.
  if (!redirect || !/^\/(?!\/)/.test(redirect) || /[\\\p{Cc}]/u.test(redirect)) return undefined;
  const url = new URL(redirect, window.location.origin);
  // `/.//evil.example` is normalised to the path `//evil.example`, which a history would read as a host.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined;
  return isLoginPath(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

/** The login page with a way back, unless the address holds a `redirect` already (spec §2). */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (new URLSearchParams(search).has('redirect')) return LOGIN_PATH + search;
  return `${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search })}`;
}

/** Routes match without regard to case, encoding, or a slash at the end. */
export function isLoginPath(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase() === LOGIN_PATH;
  } catch {
    return true;
  }
}
