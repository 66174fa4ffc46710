import { codes } from '@contract/codes';
import { Failed } from '@/components/Failed';
import { useTranslations } from '@/locales/useTranslations';
import type { List } from './useList';

interface ListFailedProps {
  list: Pick<List<never>, 'failure' | 'filters' | 'refresh' | 'reset'>;
}

/** In place of a list's rows. Filters that the service refuses would be refused again: they are reset instead. */
export function ListFailed({ list: { failure, filters, refresh, reset } }: ListFailedProps) {
  const t = useTranslations();
  if (!failure) return null;
  const isRefused = failure.code === codes.validationFailed && Object.keys(filters).length > 0;
  return (
    <Failed
      message={failure.message}
      onRetry={isRefused ? reset : refresh}
      retryText={isRefused ? t('list.resetFilters') : undefined}
    />
  );
}
