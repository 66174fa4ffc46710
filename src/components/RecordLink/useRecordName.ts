import { useCallback } from 'react';
import type { Operation } from '@contract/operation';
import { useLabels } from '@/components/StatusTag';
import { hasScreen, kinds } from './kinds';

/** What a record is called in the operator's language: most have a name of their own, some are called by an enum's value. */
export function useRecordName() {
  const label = useLabels();
  return useCallback(
    (type: Operation['targetType'], name: string): string => {
      const names = hasScreen(type) ? kinds[type].names : undefined;
      return names ? label(names, name) : name;
    },
    [label],
  );
}
