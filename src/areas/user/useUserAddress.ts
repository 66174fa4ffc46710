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
  'messages',
  'devices',
  'sanctions',
  'notes',
  'timeline',
] as const;
export type Tab = (typeof tabs)[number];

/** Prefixes of the drawer's lists in the address; another user resets them. */
const LISTS = ['ledger', 'orders', 'gifts', 'wishes', 'rooms', 'messages', 'logins'];

/** The list's address has the user in `id` and the drawer's tab in `tab`, so that reload and links restore both. */
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
      linkTo: (other: string, shown: Tab = tabs[0]) => `?${withNames(without, undefined, of(other, shown))}`,
      /** The same tab of a neighbour, with the list at that page. */
      neighbour: (other: string, current: number) => {
        const names = { ...of(other, tab), current: current > 1 ? current : undefined };
        return `?${withNames(without, undefined, names)}`;
      },
      /** Replaces the address, so that one step back closes the drawer. */
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
