import { profile } from './backEnd';
import { baseAddress } from './base';

/** The key in localStorage (spec §9). */
export const TOKEN_KEY = 'authorization';

/** The stored token; empty if there is none (spec §7). */
export function readToken(): string {
  return localStorage.getItem(TOKEN_KEY) ?? '';
}

/** The operator's token for the configured back end, none for others. Nothing else hands it out (boundaries.ts). */
export function tokenFor(address: string): string {
  return isOurs(address) ? readToken() : '';
}

/** The header that carries a token (spec §7); empty without one. */
export function tokenHeader(token: string): [name: string, value: string] {
  const { header, prefix } = profile().token;
  return [header, token && prefix + token];
}

function isOurs(address: string): boolean {
  const base = new URL(baseAddress() || '/', window.location.origin);
  const url = new URL(address, window.location.origin);
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return url.origin === base.origin && url.pathname.startsWith(folder);
}
