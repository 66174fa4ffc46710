import { LIMIT_MAX } from '@contract/shelf/enums';
import { WholeField } from '@/components/form/WholeField';
import { useTranslations } from '@/locales/useTranslations';

/** How many of a package or a gift one user may buy. */
export function LimitField({ hint }: { hint: string }) {
  const t = useTranslations();
  return (
    <WholeField
      name="limitPerUser"
      label={t('mall.limit')}
      min={1}
      max={LIMIT_MAX}
      optional={t('mall.limit.none')}
      extra={hint}
    />
  );
}
