import { useLocation } from '@umijs/max';
import { type RefObject, useEffect } from 'react';

/** The path whose heading was shown last; none before the first page. */
let shown: string | undefined;

/** After a change of the page its heading gets the focus, unless something on the page has it already. */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isNext = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isNext) return undefined;
    // A dialog that led here, such as the palette, gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const within = document.activeElement?.closest('main, [role=dialog]');
      if (!within) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, heading]);
}
