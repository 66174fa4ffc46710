import { useEffect, useState } from 'react';
import { useTranslations } from '@/locales/useTranslations';
import { useWaiting } from './busy';

/** Shorter waits show nothing. */
const PATIENCE_MS = 150;

export function ProgressLine() {
  const t = useTranslations();
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
  return <div role="progressbar" aria-label={t('progress.loading')} className="fish-progress" />;
}
