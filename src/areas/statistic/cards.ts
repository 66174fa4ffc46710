import type { WishSums } from '@contract/wish';
import type { CardFacts as Facts } from './cardFacts';
import { changeOf } from './change';
import { netOf, rateOf } from './numbers';

interface CardFacts extends Facts {
  key: 'wishes' | 'people' | 'stones' | 'value' | 'net' | 'rate';
  /** Counts only fulfilled wishes, as its list does. */
  fulfilled: boolean;
}

type Kind = Pick<CardFacts, 'key' | 'as' | 'changeAs' | 'fulfilled' | 'neutral'> & {
  of: (sums: WishSums) => number | null;
};

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

/** The six cards of a range, compared with the previous range if there is one. */
export const wishCardsOf = (now: WishSums, before?: WishSums): CardFacts[] =>
  kinds.map(({ of, ...kind }) => ({
    ...kind,
    value: of(now),
    ...(before && { before: of(before) }),
    change: before ? changeOf(of(now), of(before)) : null,
  }));
