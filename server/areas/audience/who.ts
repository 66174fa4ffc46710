import { and, eq, exists, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../../../contract/audience';
import type { Db } from '../../db/connect';
import { order, user } from '../../db/tables';
import { DAY_MS, shift } from '../../lib/time';
import { statusAt } from '../user/columns';

/** Users with one of many numbers; in one parameter, since a statement can't have as many as a list has numbers. */
export const hasNumber = (numbers: readonly number[]): SQL =>
  sql`${user.number} in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;

/** Users of an audience, banned ones among them. */
function meant(db: Db, { kind, days, numbers }: Audience, now: string): SQL | undefined {
  const since = shift(now, -(days ?? 0) * DAY_MS);
  switch (kind) {
    case 'all':
      return undefined;
    case 'registered':
      return gte(user.registeredAt, since);
    case 'active':
      return gte(user.lastActiveAt, since);
    case 'paid':
      return exists(
        db
          .select({ one: sql`1` })
          .from(order)
          .where(and(eq(order.userId, user.id), isNotNull(order.paidAt))),
      );
    case 'list':
      return hasNumber(numbers ?? []);
  }
}

const isBanned = (now: string) => eq(statusAt(now), 'banned');

/** Users who would get something that goes to everyone: those who are not banned. */
export const isReachable = (now: string): SQL => ne(statusAt(now), 'banned');

/** Users of an audience who would get it at an instant. */
export const whoGets = (db: Db, audience: Audience, now: string): SQL | undefined =>
  and(meant(db, audience, now), isReachable(now));

/** Users of an audience who are left out at an instant because they are banned. */
export const whoIsLeftOut = (db: Db, audience: Audience, now: string): SQL | undefined =>
  and(meant(db, audience, now), isBanned(now));
