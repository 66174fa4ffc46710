import { useLocation, useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { RECIPIENTS_PREFIX } from '@/areas/delivery';
import { withNames, withoutLists } from '@/components/list/listAddress';
import { goBack, stateOf } from '@/components/list/origin';

/** What is being written: a draft by id, or a new message, perhaps a copy or to one user. */
interface Composed {
  compose: string;
  from?: string;
  number?: string;
}

export const MESSAGE_COMPOSER: readonly (keyof Composed)[] = ['compose', 'from', 'number'];
const RECORD = { id: undefined, compose: undefined, from: undefined, number: undefined };

/** The list's address has the drawer's message in `id` and the composer's draft in `compose`. */
export function useMessageAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return useMemo(() => {
    const bare = withoutLists(withNames(params, undefined, RECORD), RECIPIENTS_PREFIX);
    const at = (names: Partial<Composed> & { id?: string; current?: number }) =>
      `?${withNames(bare, undefined, names)}`;
    const id = params.get('id') || undefined;
    return {
      id,
      compose: params.get('compose') || undefined,
      from: params.get('from') || undefined,
      number: params.get('number') || undefined,
      linkTo: (other: string) => at({ id: other }),
      composeAt: (composed: Composed) => at({ ...composed }),
      /** A neighbour in the drawer, with the list at that page. */
      neighbour: (other: string, current: number) => at({ id: other, current: current > 1 ? current : undefined }),
      close: () => {
        if (stateOf({ state }).origin) goBack();
        else setParams(bare, { replace: true, state: { row: id } });
      },
    };
  }, [params, setParams, state]);
}
