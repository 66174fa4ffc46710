import type { ShareSums } from '@contract/share';
import type { CardFacts as Facts } from '@/areas/statistic';
import { changeOf } from '@/areas/statistic';

/** Which part of the shares was opened at least once; null where nothing was shared. */
export const clickRateOf = ({ shares, clicked }: ShareSums): number | null => (shares ? clicked / shares : null);

/** Sign-ups for each click; null where nothing was clicked. */
export const signUpRateOf = ({ clicks, signUps }: ShareSums): number | null => (clicks ? signUps / clicks : null);

export interface CardFacts extends Facts {
  key: 'shares' | 'clicks' | 'signUps' | 'clickRate' | 'signUpRate';
}

const count = { as: 'number', changeAs: 'part' } as const;
const rate = { as: 'percent', changeAs: 'points' } as const;

const kinds: readonly (Pick<CardFacts, 'key' | 'as' | 'changeAs'> & { of: (sums: ShareSums) => number | null })[] = [
  { key: 'shares', ...count, of: ({ shares }) => shares },
  { key: 'clicks', ...count, of: ({ clicks }) => clicks },
  { key: 'signUps', ...count, of: ({ signUps }) => signUps },
  { key: 'clickRate', ...rate, of: clickRateOf },
  { key: 'signUpRate', ...rate, of: signUpRateOf },
];

/** How many cards there are. */
export const CARDS = kinds.length;

/** The cards of a range, compared with the sums of the one before where there are any. */
export const cardsOf = (now: ShareSums, before?: ShareSums): CardFacts[] =>
  kinds.map(({ of, ...kind }) => ({
    ...kind,
    value: of(now),
    ...(before && { before: of(before) }),
    change: before ? changeOf(of(now), of(before)) : null,
  }));
