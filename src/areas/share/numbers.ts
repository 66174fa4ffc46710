import type { ShareSums } from '@contract/share';
import { type CardKind, cardsOf } from '@/areas/statistic';

/** The fraction of shares that were opened at least once; null without shares. */
export const clickRateOf = ({ shares, clicked }: ShareSums): number | null => (shares ? clicked / shares : null);

/** Sign-ups for each click; null without clicks. */
export const signUpRateOf = ({ clicks, signUps }: ShareSums): number | null => (clicks ? signUps / clicks : null);

interface Kind extends CardKind<ShareSums> {
  key: 'shares' | 'clicks' | 'signUps' | 'clickRate' | 'signUpRate';
}

const count = { as: 'number', changeAs: 'part' } as const;
const rate = { as: 'share', changeAs: 'points' } as const;

const kinds: readonly Kind[] = [
  { key: 'shares', ...count, of: ({ shares }) => shares },
  { key: 'clicks', ...count, of: ({ clicks }) => clicks },
  { key: 'signUps', ...count, of: ({ signUps }) => signUps },
  { key: 'clickRate', ...rate, of: clickRateOf },
  { key: 'signUpRate', ...rate, of: signUpRateOf },
];

export const SHARE_CARDS = kinds.length;

export const shareCardsOf = (now: ShareSums, before?: ShareSums) => cardsOf(kinds, now, before);
