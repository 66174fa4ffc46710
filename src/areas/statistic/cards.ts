import type { WishSums } from '@contract/wish';
import { type CardKind, cardsOf } from './cardFacts';
import { netOf, rateOf } from './numbers';

interface Kind extends CardKind<WishSums> {
  key: 'wishes' | 'people' | 'stones' | 'value' | 'net' | 'rate';
  /** Counts only fulfilled wishes, as its list does. */
  fulfilled: boolean;
}

const count = { as: 'number', changeAs: 'part', fulfilled: false } as const;

const kinds: readonly Kind[] = [
  { ...count, key: 'wishes', of: ({ wishes }) => wishes },
  { ...count, key: 'people', of: ({ people }) => people },
  { ...count, key: 'stones', of: ({ stones }) => stones },
  { ...count, key: 'value', of: ({ value }) => value, fulfilled: true, neutral: true },
  // A percentage of a sum that may be negative would mislead.
  { key: 'net', of: netOf, as: 'signed', changeAs: 'difference', fulfilled: false },
  { key: 'rate', of: rateOf, as: 'share', changeAs: 'points', fulfilled: true },
];

export const WISH_CARDS = kinds.length;

export const wishCardsOf = (now: WishSums, before?: WishSums) => cardsOf(kinds, now, before);
