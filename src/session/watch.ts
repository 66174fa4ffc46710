import type { UserInfo } from '@contract/login';

/** Why a session ends: the operator signed out here, or changed their password, or did neither. */
export type Ending = 'signedOut' | 'passwordChanged' | 'expired' | 'elsewhere';

interface Watcher {
  /** Someone is signed in now: after the login page, at start-up, or because they signed in in another tab. */
  began: (admin: UserInfo) => void;
  /** Told while the admin is still signed in and their pages are still there. */
  ending: (why: Ending, admin: UserInfo) => void;
  /** Asked before the operator is signed out: resolves when what they did has been sent; undefined if all has been. */
  leaving?: () => Promise<void> | undefined;
}

const watchers = new Set<Watcher>();

/** Hears when a session begins, and why it ends. */
export function watchSession(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export function tellBegan(admin: UserInfo): void {
  for (const { began } of watchers) began(admin);
}

export function tellEnding(why: Ending, admin: UserInfo | undefined): void {
  if (!admin) return;
  for (const { ending } of watchers) ending(why, admin);
}

/** What still has to be sent before the operator is signed out. */
export const unsent = (): Promise<void>[] => [...watchers].flatMap(({ leaving }) => leaving?.() ?? []);
