import type { Integral } from '@contract/integral';
import { paths } from '@contract/paths';
import { type CallOptions, call } from '@/request';

/** What an operator may do to a points rule, in the order of a menu. */
export const actions = ['switchOn', 'switchOff', 'remove'] as const;
export type IntegralAction = (typeof actions)[number];

export const isIntegralAction = (value: unknown): value is IntegralAction => actions.some((action) => action === value);

/** What the back end would do; what it refuses is not offered. */
export function actionsFor({ status, applied }: Pick<Integral, 'status' | 'applied'>): IntegralAction[] {
  if (status === 'on') return ['switchOff'];
  return applied > 0 ? ['switchOn'] : ['switchOn', 'remove'];
}

/** Does it, with why. Answers the rule, or null once it is deleted. */
export function perform(
  action: IntegralAction,
  id: string,
  reason: string,
  options: CallOptions,
): Promise<Integral | null> {
  if (action === 'remove') return call(paths.integral.remove, { id, reason }, options);
  return call(paths.integral.changeStatus, { id, status: action === 'switchOn' ? 'on' : 'off', reason }, options);
}
