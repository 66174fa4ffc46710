import { useRef, useState } from 'react';
import { RequestFailure } from '@/request';

/**
 * A button's work: once at a time however often it is pressed. A failed call has told the operator itself and ends
 * here; anything else is a fault of ours and is thrown on.
 */
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
