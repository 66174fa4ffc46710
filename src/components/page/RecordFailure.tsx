import { Link, useIntl } from '@umijs/max';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import { useWayBack } from '@/components/list/origin';
import type { RequestFailure } from '@/request';
import { isNotFound } from './isNotFound';
import { PageHeader } from './PageHeader';

interface RecordFailureProps {
  failure: RequestFailure;
  /** Address of the list the record would stand in. */
  list: string;
  onRetry: () => void;
}

/** On a record's page: an id that is no id, or of nothing, leads back to the list; anything else can be tried again. */
export function RecordFailure({ failure, list, onRetry }: RecordFailureProps) {
  const { formatMessage } = useIntl();
  const back = useWayBack(list);
  if (!isNotFound(failure)) return <Failed message={failure.message} onRetry={onRetry} />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'record.notFound' })} />
      <Empty
        drawing="lost"
        title={formatMessage({ id: 'record.notFound.text' })}
        action={<Link {...back}>{formatMessage({ id: 'action.back' })}</Link>}
      />
    </>
  );
}
