import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';
import { isNotFound } from './isNotFound';

interface DrawerFailureProps {
  failure: RequestFailure;
  /** The text when the record does not exist. */
  notFound: MessageId;
  onRetry: () => void;
  onClose: () => void;
}

/** The failure of a drawer: an unknown or invalid id is "not found"; anything else can be retried. */
export function DrawerFailure({ failure, notFound, onRetry, onClose }: DrawerFailureProps) {
  const t = useTranslations();
  if (!isNotFound(failure) && !failure.missing) return <Failed message={failure.message} onRetry={onRetry} />;
  return (
    <Empty
      drawing="lost"
      title={failure.missing ? failure.message : t(notFound)}
      action={<Button onClick={onClose}>{t('action.back')}</Button>}
    />
  );
}
