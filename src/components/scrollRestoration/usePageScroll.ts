import { history, useLocation } from '@umijs/max';
import { useLayoutEffect, useRef } from 'react';
import { entryId, historyEntryOf, remember } from './historyEntries';

/** Longer than any answer that is worth waiting for. */
const PATIENCE_MS = 10_000;

/**
 * A page begins at its top; back, forward and refresh begin where the operator had scrolled to, as soon as what they
 * saw is there again. Another page of the same list, or its drawer, leaves the window where it is.
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
    const stays = isNew && shown.current === pathname;
    shown.current = pathname;

    const save = () => remember(id, { y: window.scrollY });
    // What is not there yet is no reason to forget where it was.
    const follow = () => {
      save();
      window.addEventListener('scroll', save, { passive: true });
    };
    const stop = stays ? follow() : scrollTo(isNew ? 0 : (historyEntryOf(id).y ?? 0), follow);
    return () => {
      stop?.();
      window.removeEventListener('scroll', save);
    };
  }, [id, pathname]);
}

const OPERATOR_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scrolls to `y` once the page is long enough, unless the operator scrolls first; `onArrive` is told either way. */
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
