import { useLocation } from '@umijs/max';
import { type UIEvent, useEffect, useRef } from 'react';
import { entryId, historyEntryOf, remember } from '@/components/scrollRestoration/historyEntries';

/** Keeps how far a table is scrolled sideways in its card, for whoever comes back; for the card's element. */
export function useSideways(hasRows: boolean) {
  const ref = useRef<HTMLElement>(null);
  const id = entryId(useLocation());

  useEffect(() => {
    // The header has a table of its own, which follows that of the rows.
    const scroller = ref.current?.querySelector('tbody')?.closest('table')?.parentElement;
    if (!hasRows || !scroller) return;
    const { x } = historyEntryOf(id);
    if (x === undefined) remember(id, { x: scroller.scrollLeft });
    else scroller.scrollLeft = x;
  }, [hasRows, id]);

  const onScrollCapture = ({ target }: UIEvent<HTMLElement>) =>
    target instanceof HTMLElement && remember(id, { x: target.scrollLeft });
  return { ref, onScrollCapture };
}
