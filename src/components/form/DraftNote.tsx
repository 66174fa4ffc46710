import { Alert, Button } from 'antd';
import { useTranslations } from '@/locales/useTranslations';

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations();
  return (
    <Alert
      role="status"
      type="info"
      className="fish-form-note"
      message={t('draft.back')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    />
  );
}
