import type { WishSums } from '@contract/wish';
import { isNumber, MISSING, mostOf } from '@/components/format';

/** The stones of wishes minus what was given back. */
export const netOf = ({ stones, refunded, value }: WishSums): number => stones - refunded - value;

/** The share of fulfilled wishes; null without wishes. */
export const rateOf = ({ wishes, fulfilled }: WishSums): number | null => (wishes ? fulfilled / wishes : null);

/** How many there are for each, with one decimal. */
export function perEach(total: number, count: number): string {
  if (count === 0) return '0';
  const each = total / count;
  return isNumber(each) ? each.toFixed(1) : MISSING;
}

/** The most that any period has of a figure, and where that is; nowhere if all are missing. */
export function peakOf<Key extends string>(periods: readonly Record<Key, number>[], key: Key) {
  const most = mostOf(periods.map((period) => period[key]));
  return { most, index: most === undefined ? -1 : periods.findIndex((period) => period[key] === most) };
}
