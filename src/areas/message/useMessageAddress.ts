import { useLocation, useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { RECIPIENTS } from '@/areas/delivery';
import { withNames, withoutLists } from '@/components/list/listAddress';
import { goBack, stateOf } from '@/components/list/origin';

/** What is being written: a new message, perhaps like another one or to one user, or the draft with an id. */
interface Composed {
  compose: string;
  from?: string;
  number?: string;
}

/** Names in the address that the composer lives by. */
export const COMPOSER: readonly (keyof Composed)[] = ['compose', 'from', 'number'];
const RECORD = { id: undefined, compose: undefined, from: undefined, number: undefined };

/**
 * A message and the composer live in the list's address: `id` is the one that is shown in the drawer, `compose` the
 * draft that is being written. The filters beside them are left alone.
 */
export function useMessageAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return useMemo(() => {
    const bare = withoutLists(withNames(params, undefined, RECORD), RECIPIENTS);
    const at = (names: Partial<Composed> & { id?: string; current?: number }) =>
      `?${withNames(bare, undefined, names)}`;
    const id = params.get('id') || undefined;
    return {
      id,
      compose: params.get('compose') || undefined,
      from: params.get('from') || undefined,
      number: params.get('number') || undefined,
      /** Where a link to a message's drawer leads. */
      linkTo: (other: string) => at({ id: other }),
      /** Where a link to the composer leads. */
      composeAt: (composed: Composed) => at({ ...composed }),
      /** A neighbour in the drawer, when the list is at this page. */
      neighbour: (other: string, current: number) => at({ id: other, current: current > 1 ? current : undefined }),
      /** Closes the drawer or the composer: back to where it was opened. */
      close: () => {
        if (stateOf({ state }).origin) goBack();
        else setParams(bare, { replace: true, state: { row: id } });
      },
    };
  }, [params, setParams, state]);
}
