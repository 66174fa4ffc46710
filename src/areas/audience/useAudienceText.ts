import { useCallback } from 'react';
import { audienceKind } from '@contract/audience/enums';
import type { Push } from '@contract/push';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

/** An audience in a few words: "Active in the last 7 days", "12 numbers". */
export function useAudienceText() {
  const t = useTranslations();
  const label = useLabels();
  return useCallback(
    ({ kind, days, listed }: Push['audience']): string => {
      if (days !== null && (kind === 'registered' || kind === 'active' || kind === 'paidWithin'))
        return t(`audience.${kind}.days`, { days });
      return kind === 'list' ? t('audience.listed', { count: listed }) : label(audienceKind, kind);
    },
    [t, label],
  );
}
