import { profile } from './backEnd';

/** The base address of every call (spec §7). Empty means the console's own origin. */
export function baseAddress(): string {
  return profile().address.replace(/\/+$/, '');
}

/** The URL of a path in the back end, such as an uploaded picture; a service may also say a whole URL. */
export function addressOf(path: string): string {
  return /^(https?:)?\/\//.test(path) ? path : baseAddress() + path;
}

/** The URL of a picture; undefined if there is none. */
export function pictureAt(path: string | null | undefined): string | undefined {
  return path ? addressOf(path) : undefined;
}
