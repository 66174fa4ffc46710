import { useSearchParams } from '@umijs/max';
import { useMemo } from 'react';

export const tabs = ['overview', 'ledger', 'devices', 'sanctions', 'notes', 'timeline'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The drawer lives in the list's address: `id` says whose it is, `tab` which part of it. The filters beside them are
 * left alone, so that back, refresh and a pasted link show the same drawer over the same rows.
 */
export function useUserAddress() {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const changed = (change: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(params);
      change(next);
      return next;
    };
    const withTab = (tab: Tab) => (next: URLSearchParams) =>
      tab === tabs[0] ? next.delete('tab') : next.set('tab', tab);
    return {
      id: params.get('id') || undefined,
      tab: tabs.find((name) => name === params.get('tab')) ?? tabs[0],
      /** Where a link to a user's drawer leads. */
      linkTo: (id: string, tab: Tab = tabs[0]) => {
        const next = changed((all) => {
          all.set('id', id);
          withTab(tab)(all);
        });
        return `?${next}`;
      },
      /** Replaces the address, so that back closes the drawer from any tab. */
      showTab: (tab: Tab) => setParams(changed(withTab(tab)), { replace: true }),
      close: () =>
        setParams(
          changed((all) => {
            all.delete('id');
            all.delete('tab');
          }),
        ),
    };
  }, [params, setParams]);
}
