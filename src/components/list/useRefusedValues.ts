import { useLayoutEffect } from 'react';
import { codes } from '@contract/codes';
import { sharedState } from '@/components/state/sharedState';
import type { RequestFailure } from '@/request';
import type { FilterValues } from './fields';
import type { ListSpec } from './listAddress';
import { noteRefusedValue } from './unknownValues';

/** How often values were refused. */
export const refusals = sharedState(0);

/**
 * A link may choose a value that only the service can judge. If it refuses that, the list is asked again without it, before
 * the refusal is drawn.
 */
export function useRefusedValues({ fields }: ListSpec, filters: FilterValues, failure: RequestFailure | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters that were refused are those of the failure
  useLayoutEffect(() => {
    if (!failure || failure.code !== codes.validationFailed) return;
    const isNew = failure.fields.map(({ path }) => {
      const [name = '', place] = path.split(/[.[\]]+/);
      const field = fields.find((each) => each.name === name);
      const chosen = filters[name]?.split(',') ?? [];
      if (field?.type !== 'choices') return false;
      const values = chosen.filter((_, index) => !place || String(index) === place);
      return values.map((value) => noteRefusedValue(field.options, value)).includes(true);
    });
    if (isNew.includes(true)) refusals.set(refusals.get() + 1);
  }, [failure]);
}
