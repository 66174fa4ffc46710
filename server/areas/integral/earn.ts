import { and, count, eq, gte, sum } from 'drizzle-orm';
import type { Body, Output } from '../../../contract';
import { APP_ZONE } from '../../../contract/app.enums';
import type { IntegralEvent } from '../../../contract/integral/enums';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { ledger } from '../../db/tables';
import { lastDays } from '../../lib/days';
import { ruleForbids } from '../../refusal';
import { requireNotBanned } from '../order/buyer';
import { entryTime, moveBalance } from '../user/balance';
import { lockUser } from '../user/queries';
import { award, type Given } from './apply';
import { rulesThatAreOn } from './queries';

type Event = Body<typeof paths.integral.earn>;
type Earned = Output<typeof paths.integral.earn>;

/**
 * Gives a user the points of an event, with the user held, so that events at once don't pass the cap. A requestId is
 * given points once; sent again it gets the same answer. One that gave nothing leaves no trace.
 * @throws `10404` for an unknown user, `10422` for a banned one or a requestId of something else
 */
export async function earnPoints(tx: Db, now: string, { userId, event, requestId }: Event): Promise<Earned> {
  const user = await lockUser(tx, userId);
  const earlier = await earnedBefore(tx, { userId, event, requestId });
  if (earlier) {
    return earlier;
  }
  await requireNotBanned(tx, userId, now, 'bannedCannotEarn');
  const at = await entryTime(tx, userId, now);
  const given = await givenUntil(tx, userId, event, at);
  const { points, rule, why } = award(await rulesThatAreOn(tx), event, user.level, given);
  const ruleId = rule?.id ?? null;
  if (points === 0) {
    return { points, balance: user.points, ruleId, why };
  }
  const { balance } = await moveBalance(tx, {
    ...{ userId, currency: 'points', delta: points, kind: event, requestId, now: at },
    integralId: ruleId ?? undefined,
  });
  return { points, balance, ruleId, why };
}

/** What this requestId was given before. @throws `10422` if it belongs to something else */
async function earnedBefore(tx: Db, { userId, event, requestId }: Event): Promise<Earned | undefined> {
  const [made] = await tx.select().from(ledger).where(eq(ledger.requestId, requestId));
  if (made && (made.userId !== userId || made.kind !== event)) {
    throw ruleForbids('requestIdReused');
  }
  return made && { points: made.delta, balance: made.balance, ruleId: made.integralId, why: null };
}

/** What a user was given for an event: on the day of an instant, and whether ever. */
async function givenUntil(tx: Db, userId: string, event: IntegralEvent, at: string): Promise<Given> {
  const ofEvent = and(eq(ledger.userId, userId), eq(ledger.currency, 'points'), eq(ledger.kind, event));
  const [today] = lastDays(at, APP_ZONE, 1);
  const [day] = await tx
    .select({ points: sum(ledger.delta).mapWith(Number) })
    .from(ledger)
    .where(and(ofEvent, gte(ledger.at, today?.start ?? at)));
  const [ever] = await tx.select({ count: count() }).from(ledger).where(ofEvent);
  return { today: day?.points ?? 0, before: Number(ever?.count) > 0 };
}
