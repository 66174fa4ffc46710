import { useRef, useState } from 'react';
import { RequestFailure } from '@/request';

/** Runs a button's work once at a time. A RequestFailure was already shown; other errors are bugs and are thrown. */
export function useAction<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) {
  const [running, setRunning] = useState(false);
  const underway = useRef(false);

  const run = async (...args: Args): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    setRunning(true);
    try {
      await work(...args);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
    } finally {
      underway.current = false;
      setRunning(false);
    }
  };

  return { run, running };
}
