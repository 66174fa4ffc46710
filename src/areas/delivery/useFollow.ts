import { useDocumentVisibility } from 'ahooks';
import { useEffect } from 'react';

const POLL_MS = 1000;

interface Followed {
  /** Whether it goes on. */
  going: boolean;
  loading: boolean;
  refresh: () => void;
}

/** Asks for what goes on by itself anew, a second after each answer, while somebody can see it. */
export function useFollow({ going, loading, refresh }: Followed): void {
  const isSeen = useDocumentVisibility() === 'visible';
  const waits = going && isSeen && !loading;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(refresh, POLL_MS);
    return () => clearTimeout(timer);
  }, [waits]);
}
