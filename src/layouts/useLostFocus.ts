import { useEffect } from 'react';
import { focusHeading } from '@/components/page/focusHeading';

/** Time for whoever took it away to give it to something better. */
const GRACE_MS = 100;

/**
 * Gives the focus to the page's heading once what had it is gone, such as a button that opened a form in its place, or the
 * row of a record that the filters no longer match: the next Tab would begin above the menu.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => last?.isConnected === false && document.activeElement === document.body;
    const find = () => {
      timer = undefined;
      // Where the page is still to come, it is looked for again when that changes.
      if (isLost()) focusHeading();
    };
    const observer = new MutationObserver(() => {
      if (isLost()) timer ??= setTimeout(find, GRACE_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'focusin',
      ({ target }) => {
        last = target as Element;
      },
      { signal },
    );
    // Who presses where nothing takes the focus has left it.
    document.addEventListener(
      'pointerdown',
      () => {
        last = null;
      },
      { signal, capture: true },
    );
    return () => {
      observer.disconnect();
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
}
