import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long antd waits before it opens and closes a tooltip. */
const MOMENT_MS = 100;

/**
 * Opens something a moment after a mouse or pen has come, and closes it a moment after it has gone; `open` is undefined
 * until the first time, so that a list need not draw what nobody has looked at. What is drawn inside, in a portal too,
 * belongs to it.
 */
export function usePointedAt(openAfterMs = MOMENT_MS) {
  const [open, setOpen] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  return {
    open,
    openSoon: () => turn(true, openAfterMs),
    close: () => {
      clearTimeout(timer.current);
      setOpen((was) => was && false);
    },
    pointer: {
      // A finger does not hover: it presses what is below.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && turn(true, openAfterMs),
      onPointerLeave: () => turn(false, MOMENT_MS),
    },
  };
}
