import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import type { RequestFailure } from '@/request';
import { isNotFound } from './isNotFound';

interface DrawerFailureProps {
  failure: RequestFailure;
  /** Key of what is said when there is no such record. */
  notFound: string;
  onRetry: () => void;
  onClose: () => void;
}

/** In a drawer: an id that is no id, or nobody's, is not found; anything else can be tried again. */
export function DrawerFailure({ failure, notFound, onRetry, onClose }: DrawerFailureProps) {
  const { formatMessage } = useIntl();
  if (!isNotFound(failure)) return <Failed message={failure.message} onRetry={onRetry} />;
  return (
    <Empty
      drawing="lost"
      title={formatMessage({ id: notFound })}
      action={<Button onClick={onClose}>{formatMessage({ id: 'action.back' })}</Button>}
    />
  );
}
