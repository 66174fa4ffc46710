import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { isOneOf } from '@/components/isOneOf';
import { type CallOptions, call } from '@/request';

/** In the order of the menu. */
export const actions = ['putOnline', 'withdraw'] as const;
export type TipAction = (typeof actions)[number];

export const isTipAction = isOneOf(actions);

export function actionFor({ status, time }: Pick<Tip, 'status' | 'time'>): TipAction | undefined {
  if (status === 'online') return 'withdraw';
  return time === 'over' ? undefined : 'putOnline';
}

/** A tip can't be edited once its time is over and users have seen it. */
export const mayEdit = ({ status, time }: Pick<Tip, 'status' | 'time'>): boolean =>
  status !== 'online' || time !== 'over';

/** With a version only a tip that is as it was read. */
export const perform = (
  action: TipAction,
  { id, version }: { id: string; version?: number },
  reason: string,
  options: CallOptions,
) =>
  action === 'putOnline'
    ? call(tipCalls.changeStatus, { id, version, status: 'online' }, options)
    : call(tipCalls.changeStatus, { id, version, status: 'offline', reason }, options);
