import { useCallback } from 'react';
import { useIsMessage, useTranslations } from '@/locales/useTranslations';

/** What a field of a record is called; one without a text goes by its own name. */
export function useFieldName(): (field: string) => string {
  const t = useTranslations();
  const isMessage = useIsMessage();
  return useCallback(
    (field) => {
      const id = `field.${field}`;
      return isMessage(id) ? t(id) : field;
    },
    [t, isMessage],
  );
}
