import { useIntl } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useWaiting } from './busy';

/** What takes less than this is not worth a word. */
const PATIENCE_MS = 150;

/** A thin line at the top of the window while a screen is on its way. */
export function ProgressLine() {
  const { formatMessage } = useIntl();
  const waiting = useWaiting();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);

  if (!waiting || !late) return null;
  return <div role="progressbar" aria-label={formatMessage({ id: 'progress.loading' })} className="fish-progress" />;
}
