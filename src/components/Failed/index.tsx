import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';

interface FailedProps {
  /** What went wrong, in the operator's language. */
  message: string;
  onRetry: () => void;
  /** Says what the button does, when it is not "Retry". */
  retryText?: string;
}

/** Stands where something could not be loaded. */
export function Failed({ message, onRetry, retryText }: FailedProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <Empty
        drawing="failed"
        title={message}
        action={<Button onClick={onRetry}>{retryText ?? formatMessage({ id: 'action.retry' })}</Button>}
      />
    </div>
  );
}
