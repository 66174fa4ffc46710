import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { useTranslations } from '@/locales/useTranslations';

interface FailedProps {
  message: string;
  onRetry: () => void;
  /** The button's text, if it is not "Retry". */
  retryText?: string;
}

export function Failed({ message, onRetry, retryText }: FailedProps) {
  const t = useTranslations();
  return (
    <div role="alert">
      <Empty
        drawing="failed"
        title={message}
        action={<Button onClick={onRetry}>{retryText ?? t('action.retry')}</Button>}
      />
    </div>
  );
}
