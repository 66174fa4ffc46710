import { useCallback } from 'react';
import type { Order } from '@contract/order';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, callOf, isGrave, type OrderAction } from './actions';

export function useOrderMenu(onAsk: (action: OrderAction, order: Order) => void) {
  const t = useTranslations();
  return useCallback(
    (order: Order, leftOut?: OrderAction): MenuAction[] => {
      const items = actionsFor(order)
        .filter((action) => action !== leftOut)
        .map((action) => ({
          key: action,
          call: callOf[action],
          danger: isGrave(action),
          label: t(`order.${action}`),
          onClick: () => onAsk(action, order),
        }));
      return dangerLast(items);
    },
    [t, onAsk],
  );
}
