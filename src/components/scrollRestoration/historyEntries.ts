import { getSession } from '@/session/bridge';

/** What is restored on return to a history entry. */
interface HistoryEntry {
  y?: number;
  x?: number;
  row?: string;
  /** The current query, after previous and next have turned the list's pages. */
  search?: string;
}

interface Entry {
  key: string;
  pathname: string;
  search: string;
}

const STORE = 'fish.visits';
const KEPT = 50;

let states = new Map<string, HistoryEntry>();
let owner: string | undefined;

/** Identifies a history entry of this tab. The path is included, because the first entry of a document has no key. */
export const entryId = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

/** The stored state of an entry. */
export const historyEntryOf = (id: string): HistoryEntry => mine().get(id) ?? {};

/** Stores more of an entry, for the life of the tab; `undefined` removes it. */
export function rememberEntry(id: string, change: HistoryEntry): void {
  const known = mine();
  const state = { ...known.get(id), ...change };
  // The newest is last, so that the oldest are removed first.
  known.delete(id);
  known.set(id, state);
}

/** The signed-in admin's entries; those of another admin are dropped. */
function mine(): Map<string, HistoryEntry> {
  const admin = getSession().data?.id;
  if (admin && owner !== admin) {
    states = owner ? new Map() : stored(admin);
    owner = admin;
  }
  return states;
}

function stored(admin: string): Map<string, HistoryEntry> {
  try {
    const [by, entries] = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    const known = new Map<string, HistoryEntry>(by === admin ? entries : []);
    const { pathname, search } = window.location;
    if (isFresh()) known.delete(entryId({ pathname, search, key: 'default' }));
    return known;
  } catch {
    return new Map();
  }
}

/** True for a followed or pasted link, false for reload and back. Its entry is new, although its name may exist. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

window.addEventListener('pagehide', () => {
  try {
    if (owner) sessionStorage.setItem(STORE, JSON.stringify([owner, [...states].slice(-KEPT)]));
  } catch {
    // Storage is full or blocked: a reload begins at the top.
  }
});
