import type { Wish } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';

export const actions = ['fulfil', 'remove'] as const;
export type WishAction = (typeof actions)[number];

export const isWishAction = (value: unknown): value is WishAction => actions.some((action) => action === value);

export const callOf = { fulfil: wishCalls.fulfil, remove: wishCalls.remove } as const;

export const actionsFor = ({ state }: Pick<Wish, 'state'>): readonly WishAction[] => (state === 'open' ? actions : []);
