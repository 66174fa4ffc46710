import { history } from '@umijs/max';
// Imported by file: `@/session` is still loading when the console's entry calls this.
import { getSession } from '@/session/bridge';
import { watchSession } from '@/session/watch';
import { dropDraftsOfOthers, readDrafts, writeDrafts } from './storage';

export interface Keeper {
  /** Returns what to keep when the session ends or the page is reloaded, or undefined. */
  current: () => unknown;
  /** `place`: only what is open, such as a dialog. A reload alone does not open it again. */
  kind: 'typed' | 'place';
}

const keepers = new Map<string, Keeper>();

/**
 * A session that ends without signing out keeps its drafts in this tab, for the same admin; so does a page that is
 * reloaded with something typed. Called once.
 */
export function keepDrafts(): void {
  watchSession({
    began: ({ id }) => dropDraftsOfOthers(id),
    ending: (why, { id }) => (why === 'signedOut' ? writeDrafts(id, {}) : keep(id)),
  });
  window.addEventListener('pagehide', () => {
    const { isLogin, data } = getSession();
    if (isLogin && data && isTyped()) keep(data.id);
  });
  // Back from the browser's cache the form still has its text, so the stored copy would become outdated.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const name of keepers.keys()) dropDraft(name);
  });
}

export function addKeeper(name: string, keeper: Keeper): () => void {
  keepers.set(name, keeper);
  return () => {
    if (keepers.get(name) === keeper) keepers.delete(name);
  };
}

/** The draft under a name at this address, for the signed-in admin. */
export function peekDraft(name: string): unknown {
  const drafts = readDrafts(ownId());
  const place = placeOf(name);
  return Object.hasOwn(drafts, place) ? drafts[place] : undefined;
}

export function dropDraft(name: string): void {
  const { [placeOf(name)]: dropped, ...kept } = readDrafts(ownId());
  if (dropped !== undefined) writeDrafts(ownId(), kept);
}

function keep(admin: string): void {
  const found = [...keepers].map(([name, { current }]) => [placeOf(name), current()] as const);
  const gathered = Object.fromEntries(found.filter(([, value]) => value !== undefined));
  writeDrafts(admin, { ...readDrafts(admin), ...gathered });
}

const isTyped = () => [...keepers.values()].some(({ kind, current }) => kind === 'typed' && current() !== undefined);

/** Signing in again, or a reload, leads back to the same address, so the address is part of the key. */
function placeOf(name: string): string {
  const { pathname, search } = history.location;
  return `${pathname}${search} ${name}`;
}

const ownId = () => getSession().data?.id ?? '';
