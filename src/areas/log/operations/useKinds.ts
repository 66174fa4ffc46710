import { useMemo } from 'react';
import type { Enum } from '@contract/enum';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLocale } from '@/locales/useLocale';
import { useTranslations } from '@/locales/useTranslations';

/** Kinds of records that are worked on and have no screen of their own. */
const WITHOUT_SCREEN = ['shelf', 'audience', 'upload', 'view', 'lesson'] as const;

/** The kinds of records in the operation log, in the order of the menu, in the operator's language. */
export function useKinds(): Enum {
  const t = useTranslations();
  const locale = useLocale();
  return useMemo(() => {
    const names = [...(Object.keys(recordTypes) as (keyof typeof recordTypes)[]), ...WITHOUT_SCREEN];
    return Object.fromEntries(
      names.map((name) => {
        const label = t(`record.type.${name}`);
        return [name, { label: { 'en-US': label, 'zh-CN': label, [locale]: label } }];
      }),
    );
  }, [t, locale]);
}
