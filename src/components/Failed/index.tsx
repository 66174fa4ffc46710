import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';

interface FailedProps {
  /** What went wrong, in the operator's language. */
  message: string;
  onRetry: () => void;
}

/** Stands where something could not be loaded. */
export function Failed({ message, onRetry }: FailedProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <Empty
        drawing="failed"
        title={message}
        action={<Button onClick={onRetry}>{formatMessage({ id: 'action.retry' })}</Button>}
      />
    </div>
  );
}
