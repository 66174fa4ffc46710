import { useEffectEvent, useLayoutEffect } from 'react';
import { addShortcut, type Shortcut } from './registry';

/**
 * A shortcut while the component is rendered and `when` is not false. It does not fire while the operator types (except
 * `Mod+…` and Escape), nor while a dialog covers its element.
 */
export function useShortcut(
  { keys, label, group, of, repeats, when = true }: Shortcut & { when?: boolean },
  handler: (event: KeyboardEvent) => void,
): void {
  const run = useEffectEvent(handler);
  // Before the paint: who sees the button may press its key.
  useLayoutEffect(() => {
    if (!when) return undefined;
    return addShortcut({ keys, label, group, of, repeats }, (event) => run(event));
  }, [keys, label, group, of, repeats, when]);
}
