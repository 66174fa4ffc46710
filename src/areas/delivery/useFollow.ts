import { useDocumentVisibility } from 'ahooks';
import { useEffect, useEffectEvent } from 'react';

const POLL_MS = 1000;

interface Followed {
  going: boolean;
  loading: boolean;
  refresh: () => void;
}

/** Reloads a second after each answer, while something is going on and the tab is visible. */
export function useFollow({ going, loading, refresh }: Followed): void {
  const isSeen = useDocumentVisibility() === 'visible';
  const waits = going && isSeen && !loading;

  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => again(), POLL_MS);
    return () => clearTimeout(timer);
  }, [waits]);
}
