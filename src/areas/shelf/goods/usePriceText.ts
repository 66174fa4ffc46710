import { useCallback } from 'react';
import { useMoney } from '@/components/money/useMoney';
import { useTranslations } from '@/locales/useTranslations';
import { giftPrice } from './giftPrice';
import type { Item } from './item';

export function usePriceText(): (item: Item) => string {
  const t = useTranslations();
  const money = useMoney();
  return useCallback(
    (item) => ('stones' in item ? money(item.price, item.currency) : giftPrice(item, money, t)),
    [t, money],
  );
}
