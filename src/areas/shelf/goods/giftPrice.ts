import type { Gift } from '@contract/gift';
import type { MoneyText } from '@/components/money/useMoney';
import type { Translate } from '@/locales/useTranslations';

export function giftPrice({ priceStones, pricePoints }: Gift, money: MoneyText, t: Translate): string {
  const stones = priceStones === null ? undefined : money(priceStones, 'stones');
  const points = pricePoints === null ? undefined : money(pricePoints, 'points');
  return stones && points ? t('gift.or', { first: stones, second: points }) : (stones ?? points ?? '–');
}
