import type { Integral } from '@contract/integral';
import { INTEGRAL_CAP_MAX, INTEGRAL_POINTS_MAX, isOnce } from '@contract/integral/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import type { Tried } from './preview/question';

export type IntegralValues = Pick<Integral, 'event' | 'points' | 'fromLevel'> & {
  dailyCap?: number | null;
  why?: string;
};

export const changesNumbers = (rule: Integral, { points, dailyCap, fromLevel }: Partial<IntegralValues>): boolean =>
  points !== rule.points || (dailyCap ?? null) !== rule.dailyCap || fromLevel !== rule.fromLevel;

const isWhole = (value: number | undefined, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;

/** The typed rule; undefined while it is incomplete. */
export function triedOf(
  { event, points, dailyCap, fromLevel }: Partial<IntegralValues>,
  id?: string,
): Tried | undefined {
  if (!event || !isWhole(points, INTEGRAL_POINTS_MAX) || !isWhole(fromLevel, LEVEL_MAX)) return undefined;
  const cap = isOnce(event) ? null : (dailyCap ?? null);
  if (cap !== null && (!isWhole(cap, INTEGRAL_CAP_MAX) || cap < points)) return undefined;
  return { ...(id && { id }), event, points, dailyCap: cap, fromLevel };
}
