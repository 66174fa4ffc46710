import { useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { useCallback } from 'react';
import type { Wish } from '@contract/wish';
import { actionsFor, type WishAction } from './steps';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a wish as its menu shows it; undefined when that is nothing. */
export function useWishMenu(onAsk: (action: WishAction, wish: Wish) => void) {
  const { formatMessage } = useIntl();
  return useCallback(
    (wish: Wish, leftOut?: WishAction): Items | undefined => {
      const items = actionsFor(wish)
        .filter((action) => action !== leftOut)
        .map((action) => ({
          key: action,
          danger: action === 'remove',
          label: formatMessage({ id: `wish.${action}` }),
          onClick: () => onAsk(action, wish),
        }));
      return items.length ? items : undefined;
    },
    [formatMessage, onAsk],
  );
}
