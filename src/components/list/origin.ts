import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useMemo } from 'react';
import { entryId, historyEntryOf } from '@/components/scrollRestoration/historyEntries';

/** The list that a record was opened from. It stands in the record's history entry: a pasted link has none. */
export interface Origin {
  /** Which entry of the history the list is. */
  visit: string;
  path: string;
  search: string;
  /** The record's place in the whole list, from 0; a new record has none. */
  place?: number;
}

/** What a history entry of ours holds. */
export interface EntryState {
  origin?: Origin;
  /** Id of the row that was left, when a link leads back to the list. */
  row?: string;
  /** Numbers of users that a new message is for: too many for an address. */
  numbers?: number[];
}

export const stateOf = ({ state }: { state: unknown }): EntryState => (state ?? {}) as EntryState;

/** The list that this record was opened from. */
export const useOrigin = (): Origin | undefined => stateOf(useLocation()).origin;

/** For a link that leaves this list for one of its records, or for a new one. */
export function useOriginHere(place?: number): Origin {
  const location = useLocation();
  const { pathname: path, search } = location;
  const visit = entryId(location);
  return useMemo(() => ({ visit, path, search, place }), [visit, path, search, place]);
}

/** The way from a record back to its list, with the list's filters and page, where it came from there. */
export function useWayBack(path: string): { to: string; state: EntryState } {
  const location = useLocation();
  const { origin } = stateOf(location);
  const row = new URLSearchParams(location.search).get('id') ?? undefined;
  return origin?.path === path ? { to: path + origin.search, state: { row } } : { to: path, state: {} };
}

/** Until the browser has gone back; a second click in the meantime would leave the list, too. */
const DOUBLE_CLICK_MS = 300;
let isGoing = false;

/** Goes back to the list, once for any number of clicks. */
export function goBack(): void {
  if (isGoing) return;
  isGoing = true;
  setTimeout(() => {
    isGoing = false;
  }, DOUBLE_CLICK_MS);
  history.back();
}

/** What the operator finds again where they came back to: the row they left, and how far the list was scrolled. */
export function useReturn() {
  const location = useLocation();
  return useMemo(() => {
    const { row = stateOf(location).row, x, y, search } = historyEntryOf(entryId(location));
    return { row, x, y, search };
  }, [location]);
}

/** Previous and next of a record have turned the list's pages: whoever comes back to it finds the page they are on. */
export function useFollowedPages(): void {
  const { pathname, search } = useLocation();
  const { row, search: followed = search } = useReturn();
  useLayoutEffect(() => {
    if (followed !== search) history.replace({ pathname, search: followed }, { row });
  }, [pathname, search, followed, row]);
}
