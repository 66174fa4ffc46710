import { useIntl } from '@umijs/max';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';

interface FetchedConsequenceProps<Answer> {
  data?: Answer;
  error?: Error;
  loading: boolean;
  refresh: () => void;
  of: (answer: Answer) => ReactNode;
}

/** What will happen, where the back end has to say it first. */
export function FetchedConsequence<Answer>({ data, error, loading, refresh, of }: FetchedConsequenceProps<Answer>) {
  const { formatMessage } = useIntl();
  if (loading) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (data && !error) return of(data);
  const retry = (
    <Button size="small" onClick={refresh}>
      {formatMessage({ id: 'action.retry' })}
    </Button>
  );
  return <Alert type="error" showIcon message={error?.message} action={retry} />;
}
