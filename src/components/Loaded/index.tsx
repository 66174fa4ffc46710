import type { ReactNode } from 'react';
import { Failed } from '@/components/Failed';
import { Skeleton } from '@/components/Skeleton';
import type { RequestFailure } from '@/request';

interface LoadedProps<Data> {
  /** The answer of `useCall`; one that is there stays where reading it again fails. */
  of: { data: Data | undefined; failure?: RequestFailure; refresh: () => void };
  /** The lines that stand in for it. */
  rows?: number;
  /** Stands in for it instead. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for, once it is there; until then what stands in for it, or that it failed. */
export function Loaded<Data>({ of: { data, failure, refresh }, rows = 3, waiting, children }: LoadedProps<Data>) {
  if (data) return children(data);
  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return waiting ?? <Skeleton active title={false} paragraph={{ rows }} />;
}
