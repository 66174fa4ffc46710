import { history } from '@umijs/max';
// By their files: a module that imports the session first is still loading it when the console's entry calls this.
import { getSession } from '@/session/bridge';
import { watchSession } from '@/session/watch';
import { dropDraftsOfOthers, readDrafts, writeDrafts } from './storage';

/** Something on the screen that outlives a session: it answers what to keep, or undefined. */
type Keeper = () => unknown;

const keepers = new Map<string, Keeper>();

/**
 * A session that ends without the operator having signed out leaves what they typed in this tab, for them alone:
 * signing out, or another admin, ends that too. Called once, at start-up.
 */
export function keepDraftsOverSessions(): void {
  watchSession({
    began: ({ id }) => dropDraftsOfOthers(id),
    ending: (why, { id }) => writeDrafts(id, why === 'signedOut' ? {} : { ...readDrafts(id), ...gathered() }),
  });
}

export function addKeeper(name: string, keeper: Keeper): () => void {
  keepers.set(name, keeper);
  return () => {
    if (keepers.get(name) === keeper) keepers.delete(name);
  };
}

/** What was kept under a name at this address, for the admin who is signed in. */
export function peekDraft(name: string): unknown {
  const drafts = readDrafts(ownId());
  const place = placeOf(name);
  return Object.hasOwn(drafts, place) ? drafts[place] : undefined;
}

export function dropDraft(name: string): void {
  const { [placeOf(name)]: dropped, ...kept } = readDrafts(ownId());
  if (dropped !== undefined) writeDrafts(ownId(), kept);
}

function gathered(): Record<string, unknown> {
  const found = [...keepers].map(([name, keeper]) => [placeOf(name), keeper()] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Signing in again leads back to the same address, so that is where it is looked for. */
function placeOf(name: string): string {
  const { pathname, search } = history.location;
  return `${pathname}${search} ${name}`;
}

const ownId = () => getSession().data?.id ?? '';
