import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { type CallOptions, call } from '@/request';

/** What an operator may do to a tip, in the order of a menu. */
export const actions = ['putOnline', 'withdraw'] as const;
export type TipAction = (typeof actions)[number];

export const isTipAction = (value: unknown): value is TipAction => actions.some((action) => action === value);

/** What the back end would do; what it refuses is not offered. */
export function actionFor({ status, time }: Pick<Tip, 'status' | 'time'>): TipAction | undefined {
  if (status === 'online') return 'withdraw';
  return time === 'over' ? undefined : 'putOnline';
}

/** What users saw to its end stays as it was. */
export const mayEdit = ({ status, time }: Pick<Tip, 'status' | 'time'>): boolean =>
  status !== 'online' || time !== 'over';

/** Puts a tip online, or withdraws it, with why. */
export const perform = (action: TipAction, { id }: { id: string }, reason: string, options: CallOptions) =>
  action === 'putOnline'
    ? call(paths.tip.changeStatus, { id, status: 'online' }, options)
    : call(paths.tip.changeStatus, { id, status: 'offline', reason }, options);
