import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useRef } from 'react';
import { useReturn } from '@/components/list/origin';
import { entryId, historyEntryOf, rememberEntry } from './historyEntries';

/** Longer than any useful wait for an answer. */
const PATIENCE_MS = 10_000;

/**
 * A new page starts at its top; back, forward and reload restore the scroll position once the content is there. Another
 * page of the same list, or its drawer, does not scroll. Where only the row to return to is known, its link scrolls to it
 * (`useOpening`): nothing is stored before.
 */
export function usePageScroll(): void {
  const location = useLocation();
  const { pathname } = location;
  const id = entryId(location);
  const { row } = useReturn();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNew = history.action !== 'POP';
    const stored = historyEntryOf(id).y;
    const y = isNew ? 0 : (stored ?? 0);
    const before = shown.current;
    shown.current = pathname;

    const save = () => rememberEntry(id, { y: window.scrollY });
    const follow = () => window.addEventListener('scroll', save, { passive: true });
    // Keep the stored position until the content has loaded.
    const arrive = () => {
      save();
      follow();
    };
    let stop: (() => void) | undefined;
    if (isLost(row, stored)) {
      if (before !== pathname) window.scrollTo(0, 0);
      stop = untilScrolled(arrive).stop;
    } else if (before === undefined && y === 0) {
      // A visit begins at the top. To ask would lay the page out before its rows are there.
      rememberEntry(id, { y });
      follow();
    } else if (isNew && before === pathname) arrive();
    else stop = scrollTo(y, arrive);
    return () => {
      stop?.();
      window.removeEventListener('scroll', save);
    };
  }, [id, pathname, row]);
}

const isLost = (row: string | undefined, y: number | undefined): boolean => row !== undefined && y === undefined;

const OPERATOR_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Calls `onArrive` when the operator scrolls or calls `arrive`, or else in the end. */
function untilScrolled(onArrive: () => void): { arrive: () => void; stop: () => void } {
  const stop = () => {
    clearTimeout(timer);
    for (const name of OPERATOR_SCROLLS) window.removeEventListener(name, arrive);
  };
  const arrive = () => {
    stop();
    onArrive();
  };
  const timer = setTimeout(arrive, PATIENCE_MS);
  for (const name of OPERATOR_SCROLLS) window.addEventListener(name, arrive, { passive: true });
  return { arrive, stop };
}

/** Scrolls to `y` once the page is long enough, unless the operator scrolls first. Always calls `onArrive`. */
function scrollTo(y: number, onArrive: () => void): () => void {
  const waiting = untilScrolled(() => {
    observer.disconnect();
    onArrive();
  });
  const attempt = () => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 1) waiting.arrive();
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  attempt();
  return () => {
    observer.disconnect();
    waiting.stop();
  };
}
