import type { ReactNode } from 'react';
import { FailedLine } from '@/components/Failed/FailedLine';
import { Skeleton } from '@/components/Skeleton';
import type { RequestFailure } from '@/request';

interface FetchedConsequenceProps<Answer> {
  data?: Answer;
  failure?: RequestFailure;
  loading: boolean;
  refresh: () => void;
  of: (answer: Answer) => ReactNode;
}

export function FetchedConsequence<Answer>({ data, failure, loading, refresh, of }: FetchedConsequenceProps<Answer>) {
  if (loading) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (data && !failure) return of(data);
  return <FailedLine message={failure?.message ?? ''} onRetry={refresh} />;
}
