import { getSession } from '@/session/bridge';

/** What comes back when the operator comes back to an entry of the history. */
export interface HistoryEntry {
  /** How far down the window was scrolled; absent: to where its row is. */
  y?: number;
  /** How far the table was scrolled sideways. */
  x?: number;
  /** Id of the row that was opened from it. */
  row?: string;
  /** The query it has by now, when previous and next have turned its pages. */
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

/** Names an entry of this tab's history; the first one of each document has no key of its own. */
export const entryId = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

/** What is remembered of an entry. */
export const historyEntryOf = (id: string): HistoryEntry => mine().get(id) ?? {};

/** Remembers more of an entry, for as long as the tab lives; `undefined` forgets. */
export function remember(id: string, change: HistoryEntry): void {
  const known = mine();
  const state = { ...known.get(id), ...change };
  // The newest last, so that those left behind the longest are forgotten first.
  known.delete(id);
  known.set(id, state);
}

/** Those of the signed-in admin: what another one did here is gone. */
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

/** A link that was followed or pasted, and no refresh or back: its entry is new, although its name is not. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

window.addEventListener('pagehide', () => {
  if (owner) sessionStorage.setItem(STORE, JSON.stringify([owner, [...states].slice(-KEPT)]));
});
