import { Alert, Button } from 'antd';
import { useTranslations } from '@/locales/useTranslations';

interface FailedLineProps {
  message: string;
  onRetry: () => void;
  className?: string;
}

/** `Failed` where there is no room for its drawing. */
export function FailedLine({ message, onRetry, className }: FailedLineProps) {
  const t = useTranslations();
  return (
    <Alert
      type="error"
      showIcon
      className={className}
      message={message}
      action={
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
