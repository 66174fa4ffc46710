import { useEffect, useEffectEvent } from 'react';
import { addShortcut, type Shortcut } from './registry';

/**
 * A key that does something as long as the component stands and `when` is not false. It never fires while the operator
 * types (but for `Mod+…` and Escape), nor while a dialog covers what it works on.
 */
export function useShortcut(
  { keys, label, group, of, when = true }: Shortcut & { when?: boolean },
  handler: (event: KeyboardEvent) => void,
): void {
  const run = useEffectEvent(handler);
  useEffect(() => {
    if (!when) return undefined;
    return addShortcut({ keys, label, group, of }, (event) => run(event));
  }, [keys, label, group, of, when]);
}
