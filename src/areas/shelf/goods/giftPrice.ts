import type { Gift } from '@contract/gift';
import type { MoneyText } from '@/components/money/useMoney';

type Texts = (id: string, values: Record<string, string>) => string;

/** What a gift costs: stones, points, or either. */
export function giftPrice({ priceStones, pricePoints }: Gift, money: MoneyText, text: Texts): string {
  const stones = priceStones === null ? undefined : money(priceStones, 'stones');
  const points = pricePoints === null ? undefined : money(pricePoints, 'points');
  return stones && points ? text('gift.or', { first: stones, second: points }) : (stones ?? points ?? '–');
}
