import { useCallback } from 'react';
import type { Operation } from '@contract/operation';
import { changesOf } from './changedFields';
import { useFieldName } from './useFieldName';
import { useShown } from './useShown';

/** The changes of an operation as one text, for files: `Status: Normal → Banned; Until: …`. */
export function useChangesText(): (operation: Pick<Operation, 'targetType' | 'before' | 'after'>) => string {
  const nameOf = useFieldName();
  const shown = useShown();
  return useCallback(
    ({ targetType, before, after }) =>
      changesOf(before, after)
        .map(({ field, was, is, had, has }) => {
          const values = [...(had ? [was] : []), ...(has ? [is] : [])];
          return `${nameOf(field)}: ${values.map((value) => shown(targetType, field, value)).join(' → ')}`;
        })
        .join('; '),
    [nameOf, shown],
  );
}
