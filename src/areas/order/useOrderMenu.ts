import { useCallback } from 'react';
import type { Order } from '@contract/order';
import type { MenuAction } from '@/components/MoreMenu';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, callOf, isGrave, type OrderAction } from './steps';

type Items = MenuAction[];

export function useOrderMenu(onAsk: (action: OrderAction, order: Order) => void) {
  const t = useTranslations();
  return useCallback(
    (order: Order, leftOut?: OrderAction): Items => {
      const items = actionsFor(order)
        .filter((action) => action !== leftOut)
        .map((action) => ({
          key: action,
          call: callOf[action],
          danger: isGrave(action),
          label: t(`order.${action}`),
          onClick: () => onAsk(action, order),
        }));
      const light: Items = items.filter(({ danger }) => !danger);
      const grave: Items = items.filter(({ danger }) => danger);
      return light.length && grave.length ? [...light, { type: 'divider' }, ...grave] : [...light, ...grave];
    },
    [t, onAsk],
  );
}
