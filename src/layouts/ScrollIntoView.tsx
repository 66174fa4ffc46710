import { useEffect, useRef } from 'react';

/**
 * Brings the lit entry that it stands in into view: the menu can be longer than the window. Again whenever the menu's
 * room changes, which it also does while the console is being laid out.
 */
export function ScrollIntoView() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const entry = mark.current?.parentElement;
    const room = entry?.closest('[role=menu]')?.parentElement;
    if (!room) return undefined;
    const observer = new ResizeObserver(() => void entry.scrollIntoView({ block: 'nearest' }));
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} hidden />;
}
