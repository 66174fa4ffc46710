import type { WishSums } from '@contract/wish';

/** The stones of wishes minus what was given back. */
export const netOf = ({ stones, refunded, value }: WishSums): number => stones - refunded - value;

/** The share of fulfilled wishes; null without wishes. */
export const rateOf = ({ wishes, fulfilled }: WishSums): number | null => (wishes ? fulfilled / wishes : null);
