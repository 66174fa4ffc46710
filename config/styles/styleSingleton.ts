/** In place of `react-style-singleton` in the bundle: of a component's styles there is one, while any of it is mounted. */
import { useEffect } from 'react';
import { addRules } from './rules';

interface SheetProps {
  styles: string;
  /** Follow `styles`; else the first ones stay. */
  dynamic?: boolean;
}

export function styleSingleton() {
  let mounted = 0;
  let remove = () => {};
  return function Sheet({ styles, dynamic }: SheetProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first styles stay, unless they are dynamic
    useEffect(() => {
      if (mounted++ === 0) remove = addRules(styles);
      return () => {
        if (--mounted === 0) remove();
      };
    }, [dynamic && styles]);
    return null;
  };
}
