import { baseAddress } from './base';

/** Its key in localStorage (spec §9). */
export const TOKEN_KEY = 'authorization';

/** The stored session token; empty when there is none (spec §7). */
export function readToken(): string {
  return localStorage.getItem(TOKEN_KEY) ?? '';
}

/**
 * The token that a call to `address` carries: the operator's where that is the configured back end, none anywhere
 * else. The one place that hands it out (scripts/boundaries.ts), so that no call can forget to ask.
 */
export function tokenFor(address: string): string {
  return isOurs(address) ? readToken() : '';
}

function isOurs(address: string): boolean {
  const base = new URL(baseAddress() || '/', window.location.origin);
  const url = new URL(address, window.location.origin);
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return url.origin === base.origin && url.pathname.startsWith(folder);
}
