import { useCallback } from 'react';
import type { Operation } from '@contract/operation';
import { useLabels } from '@/components/StatusTag';
import { useIsMessage, useTranslations } from '@/locales/useTranslations';
import { hasScreen, recordTypes } from './recordTypes';

/** A record's name in the operator's language: its own name, else a value of its enum, else its type. */
export function useRecordName() {
  const t = useTranslations();
  const isMessage = useIsMessage();
  const label = useLabels();
  return useCallback(
    (type: Operation['targetType'], name: string | null): string => {
      const typeName = `record.type.${type}`;
      if (!name) return isMessage(typeName) ? t(typeName) : type;
      const names = hasScreen(type) ? recordTypes[type].names : undefined;
      return names ? label(names, name) : name;
    },
    [t, isMessage, label],
  );
}
