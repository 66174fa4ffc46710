import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { useMoney } from '@/components/money/useMoney';
import { giftPrice } from './giftPrice';
import type { Item } from './item';

/** Writes what something costs: `CN¥6.00`, `20 stones or 300 points`. */
export function usePriceText(): (item: Item) => string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return useCallback(
    (item) =>
      'stones' in item
        ? money(item.price, item.currency)
        : giftPrice(item, money, (id, values) => formatMessage({ id }, values)),
    [formatMessage, money],
  );
}
