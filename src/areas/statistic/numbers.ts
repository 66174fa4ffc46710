import type { WishSums } from '@contract/wish';

/** What is left of the stones that wishes took. */
export const netOf = ({ stones, refunded, value }: WishSums): number => stones - refunded - value;

/** Which part of the wishes was fulfilled; null where there is none. */
export const rateOf = ({ wishes, fulfilled }: WishSums): number | null => (wishes ? fulfilled / wishes : null);
