import { useMemo } from 'react';
import { type MenuItem, useSession } from '@/session';
import { useIsThere } from './useIsThere';

/** The entries whose screens are there, without groups that have none. */
export function useMenu(): MenuItem[] {
  const { menu } = useSession().state;
  const isThere = useIsThere();
  return useMemo(
    () =>
      menu.flatMap((item) => {
        if (!item.children) return isThere(item.path) ? [item] : [];
        const children = item.children.filter(({ path }) => isThere(path));
        return children.length ? [{ ...item, children }] : [];
      }),
    [menu, isThere],
  );
}
