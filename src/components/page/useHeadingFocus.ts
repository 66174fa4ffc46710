import { useLocation } from '@umijs/max';
import { type RefObject, useEffect } from 'react';

/** The path whose heading was shown last; none before the first page. */
let shown: string | undefined;

/** After a change of the page its heading gets the focus from the menu or the bar, unless something else has it. */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isNext = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isNext) return undefined;
    // A dialog that led here, such as the palette, gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isFree = !activeElement || activeElement.matches('body') || activeElement.closest('aside, .fish-bar');
      if (isFree) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, heading]);
}
