import { useMemo } from 'react';
import { useDrawerAddress } from '@/components/page/useDrawerAddress';

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

const OF_USER = {
  names: ['tab'],
  lists: ['ledger', 'orders', 'gifts', 'wishes', 'rooms', 'messages', 'logins'],
};

/** The list's address has the user in `id` and the drawer's tab in `tab`, so that reload and links restore both. */
export function useUserAddress() {
  const address = useDrawerAddress(OF_USER);
  return useMemo(() => {
    const { id, params, at, atPage, replace, close } = address;
    const tab = tabs.find((name) => name === params.get('tab')) ?? tabs[0];
    const of = (other: string, shown: Tab) => ({ id: other, tab: shown === tabs[0] ? undefined : shown });
    return {
      id,
      tab,
      linkTo: (other: string, shown: Tab = tabs[0]) => at(of(other, shown)),
      /** The same tab of a neighbour, with the list at that page. */
      neighbour: (other: string, current: number) => atPage(current, of(other, tab)),
      showTab: (name: Tab) => {
        if (id) replace(of(id, name));
      },
      close,
    };
  }, [address]);
}
