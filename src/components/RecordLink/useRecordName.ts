import { useCallback } from 'react';
import type { Operation } from '@contract/operation';
import { useLabels } from '@/components/StatusTag';
import { useIsMessage, useTranslations } from '@/locales/useTranslations';
import { hasScreen, recordTypes } from './recordTypes';

/** What a type of record is called, also one without a screen. */
export function useTypeName() {
  const t = useTranslations();
  const isMessage = useIsMessage();
  return useCallback(
    (type: Operation['targetType']): string => {
      const id = `record.type.${type}`;
      return isMessage(id) ? t(id) : type;
    },
    [t, isMessage],
  );
}

/** A record's name in the operator's language: its own name, else a value of its enum, else its type. */
export function useRecordName() {
  const typeName = useTypeName();
  const label = useLabels();
  return useCallback(
    (type: Operation['targetType'], name: string | null): string => {
      if (!name) return typeName(type);
      const names = hasScreen(type) ? recordTypes[type].names : undefined;
      return names ? label(names, name) : name;
    },
    [typeName, label],
  );
}
