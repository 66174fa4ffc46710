import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import type { Item } from '../item';

/** Why the ordinary price of an item can't be changed now; undefined if it can. */
export function useHeldText(item: Pick<Item, 'timedPrice'> | undefined): string | undefined {
  const t = useTranslations();
  const { dateTime } = useFormat();
  return item?.timedPrice ? t('mall.timed.held', { until: dateTime(item.timedPrice.endsAt) }) : undefined;
}
