import { useLocation, useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { withNames, withoutLists } from '@/components/list/listAddress';
import { goBack, stateOf } from '@/components/list/origin';

interface OfRecord {
  /** Names beside `id`; another record starts without them. */
  names: readonly string[];
  /** Prefixes of the record's own lists, which another record resets. */
  lists: readonly string[];
}

type Names = Record<string, string | number | undefined>;

/** The address of a list with a record over it: `id` is that record. `ofRecord` is the same in every rendering. */
export function useDrawerAddress(ofRecord: OfRecord) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return useMemo(() => {
    const id = params.get('id') || undefined;
    const none = Object.fromEntries(['id', ...ofRecord.names].map((name) => [name, undefined]));
    const bare = withoutLists(withNames(params, undefined, none), ...ofRecord.lists);
    const at = (names: Names) => `?${withNames(bare, undefined, names)}`;
    return {
      id,
      params,
      /** What the list is, with these names and nothing else of a record. */
      at,
      /** The same with the list at that page. */
      atPage: (current: number, names: Names) => at({ ...names, current: current > 1 ? current : undefined }),
      /** Replaces some names, so that one step back closes the drawer. */
      replace: (names: Names) => setParams(withNames(params, undefined, names), { replace: true, state }),
      close: () => {
        if (stateOf({ state }).origin) goBack();
        else setParams(bare, { replace: true, state: { row: id } });
      },
    };
  }, [params, setParams, state, ofRecord]);
}
