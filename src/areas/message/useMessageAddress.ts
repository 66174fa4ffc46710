import { useMemo } from 'react';
import { RECIPIENTS_PREFIX } from '@/areas/delivery';
import { useDrawerAddress } from '@/components/page/useDrawerAddress';

/** What is being written: a draft by id, or a new message, perhaps a copy or to one user. */
interface Composed {
  compose: string;
  from?: string;
  number?: string;
}

export const MESSAGE_COMPOSER: readonly (keyof Composed)[] = ['compose', 'from', 'number'];
const OF_MESSAGE = { names: MESSAGE_COMPOSER, lists: [RECIPIENTS_PREFIX] };

/** The list's address has the drawer's message in `id` and the composer's draft in `compose`. */
export function useMessageAddress() {
  const address = useDrawerAddress(OF_MESSAGE);
  return useMemo(() => {
    const { id, params, at, atPage, close } = address;
    return {
      id,
      compose: params.get('compose') || undefined,
      from: params.get('from') || undefined,
      number: params.get('number') || undefined,
      linkTo: (other: string) => at({ id: other }),
      composeAt: (composed: Composed) => at({ ...composed }),
      /** A neighbour in the drawer, with the list at that page. */
      neighbour: (other: string, current: number) => atPage(current, { id: other }),
      close,
    };
  }, [address]);
}
