import { type ComponentType, lazy, useState } from 'react';

/**
 * Like React's `lazy`, but drawn at once where its code is there. React draws what stands in for a lazy component first
 * even then, and leaves that on the screen for 300 ms.
 */
export function atOnce(
  load: () => Promise<{ default: ComponentType }>,
  loaded: () => ComponentType | undefined,
): ComponentType {
  const Later = lazy(load);
  return function AtOnce() {
    // As long as it is drawn it stays the one it was: another would begin anew.
    const [Shown] = useState(() => loaded() ?? Later);
    return <Shown />;
  };
}
