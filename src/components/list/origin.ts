import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useMemo } from 'react';
import { entryId, historyEntryOf } from '@/components/scrollRestoration/historyEntries';

/** The list that a record was opened from. It is kept in the history entry, so a pasted link has none. */
export interface Origin {
  visit: string;
  path: string;
  search: string;
  /** The place in the whole list, from 0; a new record has none. */
  place?: number;
}

/** The state of our history entries. */
interface EntryState {
  origin?: Origin;
  /** The row to return to in the list. */
  row?: string;
  /** Recipients of a new message, because they are too many for an address. */
  numbers?: number[];
}

export const stateOf = ({ state }: { state: unknown }): EntryState => (state ?? {}) as EntryState;

export const useOrigin = (): Origin | undefined => stateOf(useLocation()).origin;

/** For a link from this list to one of its records, or to a new one. */
export function useOriginHere(place?: number): Origin {
  const location = useLocation();
  const { pathname: path, search } = location;
  const visit = entryId(location);
  return useMemo(() => ({ visit, path, search, place }), [visit, path, search, place]);
}

interface WayBack {
  to: string;
  state: EntryState;
}

/** The link from a record back to its list, with filters and page if it came from there. */
export function useWayBack(path: string): WayBack {
  const location = useLocation();
  const { origin } = stateOf(location);
  const row = new URLSearchParams(location.search).get('id') ?? undefined;
  return origin?.path === path ? { to: path + origin.search, state: { row } } : { to: path, state: {} };
}

/** A new record takes the place of its form; where the service did not say which it is, the list does. */
export function openCreated(path: string | undefined, back: WayBack): void {
  if (path) history.replace(path, history.location.state);
  else history.replace(back.to, back.state);
}

/** A second click before the browser has gone back would leave the list too. */
const DOUBLE_CLICK_MS = 300;
let isGoing = false;

/** Goes back once, even on a double click. */
export function goBack(): void {
  if (isGoing) return;
  isGoing = true;
  setTimeout(() => {
    isGoing = false;
  }, DOUBLE_CLICK_MS);
  history.back();
}

/** What to restore on return to a list: the last row, and the scroll position. */
export function useReturn() {
  const location = useLocation();
  return useMemo(() => {
    const { row = stateOf(location).row, x, y, search } = historyEntryOf(entryId(location));
    return { row, x, y, search };
  }, [location]);
}

/** Previous and next may have moved to another page of the list; on return the list shows that page. */
export function useFollowedPages(): void {
  const { pathname, search } = useLocation();
  const { row, search: followed = search } = useReturn();
  useLayoutEffect(() => {
    if (followed !== search) history.replace({ pathname, search: followed }, { row });
  }, [pathname, search, followed, row]);
}
