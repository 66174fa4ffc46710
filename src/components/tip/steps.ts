import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { type CallOptions, call } from '@/request';

/** What an operator may do to a tip, in the order of a menu. */
export const actions = ['putOnline', 'withdraw'] as const;
export type TipAction = (typeof actions)[number];

export const isTipAction = (value: unknown): value is TipAction => actions.some((action) => action === value);

/** The one that changes something. */
export const actionFor = ({ status }: Pick<Tip, 'status'>): TipAction =>
  status === 'online' ? 'withdraw' : 'putOnline';

/** Puts a tip online, or withdraws it, with why. */
export const take = (action: TipAction, { id }: { id: string }, reason: string, options: CallOptions) =>
  action === 'putOnline'
    ? call(paths.tip.changeStatus, { id, status: 'online' }, options)
    : call(paths.tip.changeStatus, { id, status: 'offline', reason }, options);
