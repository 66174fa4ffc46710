import { useLocation } from '@umijs/max';
import { type RefObject, useEffect } from 'react';

/** What was shown last; nothing before the first page. */
let shown: { pathname: string; heading: HTMLElement | null } | undefined;

/**
 * After a change of the page its heading gets the focus from the menu or the bar, unless something else has it. What a
 * link opens at the same path, such as a form, is another page too.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isNext = shown && (shown.pathname !== pathname || shown.heading !== heading.current);
    shown = { pathname, heading: heading.current };
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
