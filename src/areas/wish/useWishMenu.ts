import { useCallback } from 'react';
import type { Wish } from '@contract/wish';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, callOf, type WishAction } from './actions';

export function useWishMenu(onAsk: (action: WishAction, wish: Wish) => void) {
  const t = useTranslations();
  return useCallback(
    (wish: Wish, leftOut?: WishAction): MenuAction[] =>
      dangerLast(
        actionsFor(wish)
          .filter((action) => action !== leftOut)
          .map((action) => ({
            key: action,
            call: callOf[action],
            danger: action === 'remove',
            label: t(`wish.${action}`),
            onClick: () => onAsk(action, wish),
          })),
      ),
    [t, onAsk],
  );
}
