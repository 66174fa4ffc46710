import { useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { useCallback } from 'react';
import type { Order } from '@contract/order';
import { actionsFor, isGrave, type OrderAction } from './steps';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to an order as its menu shows it; what can't be taken back is last and apart. */
export function useOrderMenu(onAsk: (action: OrderAction, order: Order) => void) {
  const { formatMessage } = useIntl();
  return useCallback(
    (order: Order, leftOut?: OrderAction): Items => {
      const items = actionsFor(order)
        .filter((action) => action !== leftOut)
        .map((action) => ({
          key: action,
          danger: isGrave(action),
          label: formatMessage({ id: `order.${action}` }),
          onClick: () => onAsk(action, order),
        }));
      const light: Items = items.filter(({ danger }) => !danger);
      const grave: Items = items.filter(({ danger }) => danger);
      return light.length && grave.length ? [...light, { type: 'divider' }, ...grave] : [...light, ...grave];
    },
    [formatMessage, onAsk],
  );
}
