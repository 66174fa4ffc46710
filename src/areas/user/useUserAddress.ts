import { useLocation, useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import { withNames, withoutLists } from '@/components/list/listAddress';
import { goBack, stateOf } from '@/components/list/origin';

export const tabs = [
  'overview',
  'ledger',
  'orders',
  'gifts',
  'wishes',
  'rooms',
  'devices',
  'sanctions',
  'notes',
  'timeline',
] as const;
export type Tab = (typeof tabs)[number];

/** The drawer's own lists in the address: another user's start anew. */
const LISTS = ['ledger', 'orders', 'gifts', 'wishes', 'rooms', 'logins'];

/**
 * The drawer lives in the list's address: `id` says whose it is, `tab` which part of it. The filters beside them are
 * left alone, so that back, refresh and a pasted link show the same drawer over the same rows.
 */
export function useUserAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return useMemo(() => {
    const id = params.get('id') || undefined;
    const tab = tabs.find((name) => name === params.get('tab')) ?? tabs[0];
    const without = withoutLists(withNames(params, undefined, { id: undefined, tab: undefined }), ...LISTS);
    const of = (other: string, shown: Tab) => ({ id: other, tab: shown === tabs[0] ? undefined : shown });
    return {
      id,
      tab,
      /** Where a link to a user's drawer leads. */
      linkTo: (other: string, shown: Tab = tabs[0]) => `?${withNames(without, undefined, of(other, shown))}`,
      /** The same tab of a neighbour, when the list is at this page. */
      neighbour: (other: string, current: number) => {
        const names = { ...of(other, tab), current: current > 1 ? current : undefined };
        return `?${withNames(without, undefined, names)}`;
      },
      /** Replaces the address, so that back closes the drawer from any tab. */
      showTab: (name: Tab) => {
        if (id) setParams(withNames(params, undefined, of(id, name)), { replace: true, state });
      },
      close: () => {
        if (stateOf({ state }).origin) goBack();
        else setParams(without, { replace: true, state: { row: id } });
      },
    };
  }, [params, setParams, state]);
}
