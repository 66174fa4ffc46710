import { type ReactNode, useCallback, useState } from 'react';

/**
 * Drawn in the table's header alone. antd draws each title once more in a hidden row that it measures, where nothing
 * may take the focus.
 */
export function HeaderOnly({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setShown(!element.closest('[aria-hidden=true]'));
  }, []);
  return <span ref={place}>{shown && children}</span>;
}
