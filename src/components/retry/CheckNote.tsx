import { Alert } from 'antd';
import { useEffect } from 'react';
import { sharedState } from '@/components/state/sharedState';
import { useTranslations } from '@/locales/useTranslations';
import { checks } from '@/request/lostAnswer';
import { RetryNote } from './RetryNote';

/** How many forms show their checks themselves. */
const shownInForms = sharedState(0);

/** In a form that is being sent: that its answer was lost and is checked for. */
export function CheckNote() {
  useEffect(() => {
    shownInForms.set(shownInForms.get() + 1);
    return () => shownInForms.set(shownInForms.get() - 1);
  }, []);
  return <Check />;
}

/** The same beside the page, for what is sent without a form. */
export function CheckCard() {
  const text = useTranslations('unknown');
  const inForms = shownInForms.use();
  const underway = checks.use();
  if (inForms || !underway.length) return null;
  return (
    <aside className="fish-check" aria-label={text('checking')}>
      <Check />
    </aside>
  );
}

function Check() {
  const text = useTranslations('unknown');
  const [backoff] = checks.use();
  if (!backoff) return null;
  return (
    <>
      <Alert role="status" type="info" showIcon className="fish-form-note" message={text('checking')} />
      <RetryNote backoff={backoff} />
    </>
  );
}
