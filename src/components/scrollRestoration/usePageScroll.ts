import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useRef } from 'react';
import { entryId, historyEntryOf, rememberEntry } from './historyEntries';

/** Longer than any useful wait for an answer. */
const PATIENCE_MS = 10_000;

/**
 * A new page starts at its top; back, forward and reload restore the scroll position once the content is there. Another
 * page of the same list, or its drawer, does not scroll.
 */
export function usePageScroll(): void {
  const location = useLocation();
  const { pathname } = location;
  const id = entryId(location);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNew = history.action !== 'POP';
    const y = isNew ? 0 : (historyEntryOf(id).y ?? 0);
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
    if (before === undefined && y === 0) {
      // A visit begins at the top. To ask would lay the page out before its rows are there.
      rememberEntry(id, { y });
      follow();
    } else if (isNew && before === pathname) arrive();
    else stop = scrollTo(y, arrive);
    return () => {
      stop?.();
      window.removeEventListener('scroll', save);
    };
  }, [id, pathname]);
}

const OPERATOR_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scrolls to `y` once the page is long enough, unless the operator scrolls first. Always calls `onArrive`. */
function scrollTo(y: number, onArrive: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OPERATOR_SCROLLS) window.removeEventListener(name, arrive);
  };
  const arrive = () => {
    stop();
    onArrive();
  };
  const attempt = () => {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 1) arrive();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(arrive, PATIENCE_MS);
  for (const name of OPERATOR_SCROLLS) window.addEventListener(name, arrive, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
