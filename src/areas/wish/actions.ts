import type { Wish } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { isOneOf } from '@/components/isOneOf';

export const actions = ['fulfil', 'remove'] as const;
export type WishAction = (typeof actions)[number];

export const isWishAction = isOneOf(actions);

export const callOf = { fulfil: wishCalls.fulfil, remove: wishCalls.remove } as const;

export const actionsFor = ({ state }: Pick<Wish, 'state'>): readonly WishAction[] => (state === 'open' ? actions : []);
