import { type ReactNode, useCallback, useState } from 'react';

/** antd draws each title also in a hidden row for measuring, which must not take the focus. */
export function HeaderOnly({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setShown(!element.closest('[aria-hidden=true]'));
  }, []);
  return <span ref={place}>{shown && children}</span>;
}
