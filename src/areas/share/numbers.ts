import type { ShareSums } from '@contract/share';
import type { CardFacts as Facts } from '@/areas/statistic';
import { changeOf } from '@/areas/statistic';

/** The fraction of shares that were opened at least once; null without shares. */
export const clickRateOf = ({ shares, clicked }: ShareSums): number | null => (shares ? clicked / shares : null);

/** Sign-ups for each click; null without clicks. */
export const signUpRateOf = ({ clicks, signUps }: ShareSums): number | null => (clicks ? signUps / clicks : null);

interface CardFacts extends Facts {
  key: 'shares' | 'clicks' | 'signUps' | 'clickRate' | 'signUpRate';
}

const count = { as: 'number', changeAs: 'part' } as const;
const rate = { as: 'share', changeAs: 'points' } as const;

const kinds: readonly (Pick<CardFacts, 'key' | 'as' | 'changeAs'> & { of: (sums: ShareSums) => number | null })[] = [
  { key: 'shares', ...count, of: ({ shares }) => shares },
  { key: 'clicks', ...count, of: ({ clicks }) => clicks },
  { key: 'signUps', ...count, of: ({ signUps }) => signUps },
  { key: 'clickRate', ...rate, of: clickRateOf },
  { key: 'signUpRate', ...rate, of: signUpRateOf },
];

export const SHARE_CARDS = kinds.length;

export const shareCardsOf = (now: ShareSums, before?: ShareSums): CardFacts[] =>
  kinds.map(({ of, ...kind }) => ({
    ...kind,
    value: of(now),
    ...(before && { before: of(before) }),
    change: before ? changeOf(of(now), of(before)) : null,
  }));
