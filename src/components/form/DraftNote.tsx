import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useTranslations } from '@/locales/useTranslations';

/** Not a picture: its input is hidden behind a button. */
const FIELDS = 'input:not([type="file"]):not(:disabled), textarea:not(:disabled)';

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);

  /** The button goes with the note: without the focus in it, a dialog would not be closed by Escape. */
  const discard = () => {
    const form = button.current?.closest('form, [role="dialog"]');
    onDiscard();
    form?.querySelector<HTMLElement>(FIELDS)?.focus();
  };

  return (
    <Alert
      role="status"
      type="info"
      className="fish-form-note"
      message={t('draft.back')}
      action={
        <Button ref={button} size="small" onClick={discard}>
          {t('draft.discard')}
        </Button>
      }
    />
  );
}
