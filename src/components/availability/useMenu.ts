import { useMemo } from 'react';
import { type MenuItem, useSession } from '@/session';
import { useIsAvailable } from './useIsAvailable';

/** The entries whose screens are there, without groups that have none. */
export function useMenu(): MenuItem[] {
  const { menu } = useSession().state;
  const isAvailable = useIsAvailable();
  return useMemo(
    () =>
      menu.flatMap((item) => {
        if (!item.children) return isAvailable(item.path) ? [item] : [];
        const children = item.children.filter(({ path }) => isAvailable(path));
        return children.length ? [{ ...item, children }] : [];
      }),
    [menu, isAvailable],
  );
}
