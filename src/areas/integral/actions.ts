import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { isOneOf } from '@/components/isOneOf';
import { type CallOptions, call } from '@/request';

/** In the order of the menu. */
const actions = ['switchOn', 'switchOff', 'remove'] as const;
export type IntegralAction = (typeof actions)[number];

export const isIntegralAction = isOneOf(actions);

export function actionsFor({ status, applied }: Pick<Integral, 'status' | 'applied'>): IntegralAction[] {
  if (status === 'on') return ['switchOff'];
  return applied > 0 ? ['switchOn'] : ['switchOn', 'remove'];
}

export const callOf = {
  switchOn: integralCalls.changeStatus,
  switchOff: integralCalls.changeStatus,
  remove: integralCalls.remove,
} as const;

/** Returns the rule, or null after deleting it. With a version only a rule that is as it was read is switched. */
export function perform(
  action: IntegralAction,
  { id, version }: { id: string; version?: number },
  reason: string,
  options: CallOptions,
): Promise<Integral | null> {
  if (action === 'remove') return call(integralCalls.remove, { id, reason }, options);
  const status = action === 'switchOn' ? 'on' : 'off';
  return call(integralCalls.changeStatus, { id, version, status, reason }, options);
}
