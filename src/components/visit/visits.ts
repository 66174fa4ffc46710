import { getSession } from '@/session/bridge';

/** What comes back when the operator comes back to an entry of the history. */
export interface Visit {
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

let visits = new Map<string, Visit>();
let owner: string | undefined;

/** Names an entry of this tab's history; the first one of each document has no key of its own. */
export const visitId = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;

/** What is remembered of an entry. */
export const visitOf = (id: string): Visit => mine().get(id) ?? {};

/** Remembers more of an entry, for as long as the tab lives; `undefined` forgets. */
export function remember(id: string, change: Visit): void {
  const known = mine();
  const visit = { ...known.get(id), ...change };
  // The newest last, so that those left behind the longest are forgotten first.
  known.delete(id);
  known.set(id, visit);
}

/** Those of the signed-in admin: what another one did here is gone. */
function mine(): Map<string, Visit> {
  const admin = getSession().data?.id;
  if (admin && owner !== admin) {
    visits = owner ? new Map() : stored(admin);
    owner = admin;
  }
  return visits;
}

function stored(admin: string): Map<string, Visit> {
  try {
    const [by, entries] = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    const known = new Map<string, Visit>(by === admin ? entries : []);
    const { pathname, search } = window.location;
    if (isFresh()) known.delete(visitId({ pathname, search, key: 'default' }));
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
  if (owner) sessionStorage.setItem(STORE, JSON.stringify([owner, [...visits].slice(-KEPT)]));
});
