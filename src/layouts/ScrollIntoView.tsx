import { useEffect, useRef } from 'react';

/** The menu can be longer than the window. Its size changes during the first layout, so this runs on each change. */
export function ScrollIntoView() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const entry = mark.current?.parentElement;
    const room = entry?.closest('nav')?.parentElement;
    if (!room) return undefined;
    const observer = new ResizeObserver(() => void entry.scrollIntoView({ block: 'nearest' }));
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} hidden />;
}
