import { useEffect, useRef, useState } from 'react';

const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)';

/**
 * Moves the focus into the dialog around it as soon as that opens, to its first field: keys that are pressed while it
 * still grows, such as Escape, are meant for it. Afterwards the focus returns, or goes to the page's heading.
 */
export function FocusInside({ open }: { open: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [{ was, before }, setState] = useState<{ was: boolean; before: Element | null }>({ was: false, before: null });
  // Read while rendering: a field with `autoFocus` has the focus before any effect.
  if (open !== was) setState({ was: open, before: open ? document.activeElement : before });

  useEffect(() => {
    const dialog = mark.current?.closest('[role=dialog]');
    if (!open || !dialog) return undefined;
    if (!dialog.contains(document.activeElement)) {
      const target = dialog.querySelector<HTMLElement>(FIELD) ?? dialog.querySelector<HTMLElement>('[tabindex]');
      target?.focus({ preventScroll: true });
    }
    return () => returnTo(before);
  }, [open, before]);

  return <span ref={mark} hidden />;
}

function returnTo(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (before !== document.body && document.activeElement === before) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
