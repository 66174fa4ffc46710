import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';

interface FetchedConsequenceProps<Answer> {
  data?: Answer;
  failure?: RequestFailure;
  loading: boolean;
  refresh: () => void;
  of: (answer: Answer) => ReactNode;
}

export function FetchedConsequence<Answer>({ data, failure, loading, refresh, of }: FetchedConsequenceProps<Answer>) {
  const t = useTranslations();
  if (loading) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (data && !failure) return of(data);
  const retry = (
    <Button size="small" onClick={refresh}>
      {t('action.retry')}
    </Button>
  );
  return <Alert type="error" showIcon message={failure?.message} action={retry} />;
}
