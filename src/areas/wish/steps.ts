import type { Wish } from '@contract/wish';

/** What an operator may do to a wish, in the order of a menu. */
export const actions = ['fulfil', 'remove'] as const;
export type WishAction = (typeof actions)[number];

export const isWishAction = (value: unknown): value is WishAction => actions.some((action) => action === value);

/** Only an open one changes. */
export const actionsFor = ({ state }: Pick<Wish, 'state'>): readonly WishAction[] => (state === 'open' ? actions : []);
