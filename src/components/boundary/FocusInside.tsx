import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '@/components/page/focusHeading';

const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)';

/**
 * Moves the focus into the dialog around it as soon as that opens, to its first field: keys that are pressed while it
 * still grows, such as Escape, are meant for it. A field that comes later, above, gets it too, until a key or the mouse
 * is used. Afterwards the focus returns, or goes to the page's heading.
 */
export function FocusInside({ open }: { open: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [{ was, before }, setState] = useState<{ was: boolean; before: Element | null }>({ was: false, before: null });
  // Read while rendering: a field with `autoFocus` has the focus before any effect.
  if (open !== was) setState({ was: open, before: open ? document.activeElement : before });

  useEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    if (!open || !dialog) return undefined;
    const stop = dialog.contains(document.activeElement) ? undefined : followFirst(dialog);
    return () => {
      stop?.();
      returnTo(before);
    };
  }, [open, before]);

  return <span ref={mark} hidden />;
}

function followFirst(dialog: Element): () => void {
  const focusFirst = () => {
    const first = dialog.querySelector<HTMLElement>(FIELD) ?? dialog.querySelector<HTMLElement>('[tabindex]');
    first?.focus({ preventScroll: true });
    return first;
  };
  let first = focusFirst();
  const observer = new MutationObserver(() => {
    if (document.activeElement === first) first = focusFirst();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  const ended = new AbortController();
  const stop = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const used of ['keydown', 'pointerdown']) {
    dialog.addEventListener(used, stop, { capture: true, signal: ended.signal });
  }
  return stop;
}

function returnTo(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (before !== document.body && document.activeElement === before) return;
  focusHeading();
}
