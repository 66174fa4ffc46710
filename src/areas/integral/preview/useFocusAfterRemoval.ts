import { useEffect, useRef } from 'react';

/**
 * The last button of its kind takes the focus with it when one of so many is removed: that goes on to the one that adds.
 */
export function useFocusAfterRemoval(count: number) {
  const add = useRef<HTMLButtonElement>(null);
  /** How many there were; they are drawn again for other reasons until one is gone. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count >= before.current) return;
    before.current = undefined;
    if (document.activeElement?.matches('body, h1')) add.current?.focus({ preventScroll: true });
  });
  const onRemove = () => {
    before.current = count;
  };
  return { add, onRemove };
}
