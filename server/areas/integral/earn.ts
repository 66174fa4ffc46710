import { and, count, eq, gte, sum } from 'drizzle-orm';
import type { Body, Output } from '../../../contract';
import { APP_ZONE } from '../../../contract/app.enums';
import type { integralCalls } from '../../../contract/integral/calls';
import type { IntegralEvent } from '../../../contract/integral/enums';
import type { Db } from '../../db/database';
import { lastDays } from '../../lib/days';
import { type Actor, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { ruleForbids } from '../../refusal';
import { entryTime, lockUser, moveBalance, requireNotBanned } from '../user';
import { ledger } from '../user/table';
import { award, type EarnedPoints } from './apply';
import { integralMessages } from './messages';
import { rulesThatAreOn } from './queries';

type Event = Body<typeof integralCalls.earn>;
type Earned = Output<typeof integralCalls.earn>;

/**
 * Gives a user the points of an event. Locks the user, so that simultaneous events can't exceed the cap. A requestId
 * gives points once; a repeated one gets the same answer. An event that gives nothing is neither stored nor logged.
 * @throws `10404` for an unknown user, `10422` for a banned one or a requestId that was used for something else
 */
export async function earnPoints(tx: Db, actor: Actor, { userId, event, requestId }: Event): Promise<Earned> {
  const { now } = actor;
  const user = await lockUser(tx, userId);
  const earlier = await earnedBefore(tx, { userId, event, requestId });
  if (earlier) {
    return earlier;
  }
  await requireNotBanned(tx, userId, now, integralMessages.bannedCannotEarn);
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
  await logOperation(tx, actor, {
    action: 'earnPoints',
    target: { type: 'user', id: userId, name: user.nickname },
    before: { points: user.points },
    after: { points: balance, event },
  });
  return { points, balance, ruleId, why };
}

/** What this requestId gave before. @throws `10422` if it was used for something else */
async function earnedBefore(tx: Db, { userId, event, requestId }: Event): Promise<Earned | undefined> {
  const [made] = await tx.select().from(ledger).where(eq(ledger.requestId, requestId));
  if (made && (made.userId !== userId || made.kind !== event)) {
    throw ruleForbids(messages.requestIdReused);
  }
  return made && { points: made.delta, balance: made.balance, ruleId: made.integralId, why: null };
}

/** What a user received for an event: points on the day of an instant, and whether ever. */
async function givenUntil(tx: Db, userId: string, event: IntegralEvent, at: string): Promise<EarnedPoints> {
  const ofEvent = and(eq(ledger.userId, userId), eq(ledger.currency, 'points'), eq(ledger.kind, event));
  const [today] = lastDays(at, APP_ZONE, 1);
  const [day] = await tx
    .select({ points: sum(ledger.delta).mapWith(Number) })
    .from(ledger)
    .where(and(ofEvent, gte(ledger.at, today?.start ?? at)));
  const [ever] = await tx.select({ count: count() }).from(ledger).where(ofEvent);
  return { today: day?.points ?? 0, before: Number(ever?.count) > 0 };
}
