import { Link } from '@umijs/max';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import { useWayBack } from '@/components/list/origin';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';
import { isNotFound } from './isNotFound';
import { PageHeader } from './PageHeader';

interface RecordFailureProps {
  failure: RequestFailure;
  list: string;
  onRetry: () => void;
}

/** The failure of a record's page: an unknown or invalid id leads back to the list; anything else can be retried. */
export function RecordFailure({ failure, list, onRetry }: RecordFailureProps) {
  const t = useTranslations();
  const back = useWayBack(list);
  if (!isNotFound(failure) && !failure.missing) {
    return (
      <>
        <PageHeader title={t('record.failed')} line={null} />
        <Failed message={failure.message} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('record.notFound')} line={null} />
      <Empty
        drawing="lost"
        title={failure.missing ? failure.message : t('record.notFound.text')}
        action={<Link {...back}>{t('action.back')}</Link>}
      />
    </>
  );
}
