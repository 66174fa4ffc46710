import { and, gte, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../../../contract/audience';
import { DAY_MS, shift } from '../../lib/time';
import { hasStatus } from '../user';
import { user } from '../user/table';

/**
 * Users with one of many numbers. Passed as one parameter, because a list can have more numbers than a statement may
 * have parameters.
 */
export const hasNumber = (numbers: readonly number[]): SQL =>
  sql`${user.number} in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;

/** The users of an audience, including banned ones. */
export function meant({ kind, days, numbers }: Audience, now: string): SQL | undefined {
  const since = shift(now, -(days ?? 0) * DAY_MS);
  switch (kind) {
    case 'all':
      return undefined;
    case 'registered':
      return gte(user.registeredAt, since);
    case 'active':
      return gte(user.lastActiveAt, since);
    case 'paid':
      return isNotNull(user.paidAt);
    case 'paidWithin':
      return gte(user.paidAt, since);
    case 'list':
      return hasNumber(numbers ?? []);
  }
}

export const isBanned = (now: string): SQL => hasStatus('banned', now);

/** The users of an audience who would receive it at an instant. */
export const whoGets = (audience: Audience, now: string): SQL | undefined =>
  and(meant(audience, now), not(isBanned(now)));
