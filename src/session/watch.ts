import type { UserInfo } from '@contract/login';

export type Ending = 'signedOut' | 'passwordChanged' | 'passwordDemanded' | 'expired' | 'elsewhere';

interface Watcher {
  /** An admin is signed in: after the login page, at start-up, or in another tab. */
  began: (admin: UserInfo) => void;
  /** Called while the admin is still signed in and their pages are rendered. */
  ending: (why: Ending, admin: UserInfo) => void;
  /** Resolves when unsent work is sent; undefined if there is none. Called before signing out. */
  leaving?: () => Promise<void> | undefined;
}

const watchers = new Set<Watcher>();

export function watchSession(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export function tellBegan(admin: UserInfo): void {
  each(({ began }) => began(admin));
}

export function tellEnding(why: Ending, admin: UserInfo | undefined): void {
  if (!admin) return;
  each(({ ending }) => ending(why, admin));
}

/** Unsent work that signing out waits for. */
export const unsent = (): Promise<void>[] => each(({ leaving }) => leaving?.() ?? []).flat();

/** What a watcher throws is reported, but stops neither the others nor the session's beginning or end. */
function each<T>(tell: (watcher: Watcher) => T): T[] {
  return [...watchers].flatMap((watcher) => {
    try {
      return [tell(watcher)];
    } catch (error) {
      reportError(error);
      return [];
    }
  });
}
