import { useCallback } from 'react';
import type { Operation } from '@contract/operation';
import { useTranslations } from '@/locales/useTranslations';
import { changesOf } from './changedFields';
import { useFieldName } from './useFieldName';
import { useShown } from './useShown';

/** The changes of an operation as one text, for files: `Status: Normal → Banned; Until: …`. */
export function useChangesText(): (operation: Pick<Operation, 'targetType' | 'before' | 'after'>) => string {
  const t = useTranslations();
  const nameOf = useFieldName();
  const shown = useShown();
  return useCallback(
    ({ targetType, before, after }) =>
      changesOf(before, after)
        .map(({ field, was, is, had, has }) => {
          const values = [...(had ? [was] : []), ...(has ? [is] : [])];
          const value = values.map((each) => shown(targetType, field, each)).join(' → ');
          return t('text.named', { name: nameOf(field), value });
        })
        .join(t('text.semicolon')),
    [nameOf, shown, t],
  );
}
