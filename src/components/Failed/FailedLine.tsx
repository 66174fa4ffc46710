import { Alert, Button } from 'antd';
import { useTranslations } from '@/locales/useTranslations';

interface FailedLineProps {
  message: string;
  onRetry: () => void;
}

/** `Failed` where there is no room for its drawing. */
export function FailedLine({ message, onRetry }: FailedLineProps) {
  const t = useTranslations();
  return (
    <Alert
      type="error"
      showIcon
      message={message}
      action={
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
