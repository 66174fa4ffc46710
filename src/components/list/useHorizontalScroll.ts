import { useLocation } from '@umijs/max';
import { type UIEvent, useEffect, useRef } from 'react';
import { entryId, historyEntryOf, rememberEntry } from '@/components/scrollRestoration/historyEntries';

/** Restores a table's horizontal scroll position on return; the ref is for the card. */
export function useHorizontalScroll(hasRows: boolean) {
  const ref = useRef<HTMLElement>(null);
  const id = entryId(useLocation());

  useEffect(() => {
    // The header is a table of its own, which follows the body's scroll position.
    const scroller = ref.current?.querySelector('tbody')?.closest('table')?.parentElement;
    if (!hasRows || !scroller) return;
    const { x } = historyEntryOf(id);
    if (x === undefined) rememberEntry(id, { x: scroller.scrollLeft });
    else scroller.scrollLeft = x;
  }, [hasRows, id]);

  const onScrollCapture = ({ target }: UIEvent<HTMLElement>) =>
    target instanceof HTMLElement && rememberEntry(id, { x: target.scrollLeft });
  return { ref, onScrollCapture };
}
