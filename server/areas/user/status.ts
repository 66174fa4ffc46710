import { eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { User } from '../../../contract/user';
import type { userCalls } from '../../../contract/user/calls';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { DAY_MS, shift } from '../../lib/time';
import { conflict, invalidField, ruleForbids } from '../../refusal';
import { userMessages } from './messages';
import { findUser, lockUser } from './queries';
import { sanction, user } from './table';

type Change = Body<typeof userCalls.changeStatus>;

const actions = { muted: 'mute', banned: 'ban', normal: 'restore' } as const;

/**
 * Mutes or bans for some days or permanently, or restores. Banning a banned user changes the term. The user's `version`
 * can't say what was read, because balances count it up.
 */
export async function changeUserStatus(
  tx: Db,
  actor: Actor,
  { id, status, days, reason, statusRead }: Change,
): Promise<User> {
  if (status !== 'normal' && days === undefined) {
    throw invalidField('days', userMessages.daysRequired);
  }
  await lockUser(tx, id);
  const before = await findUser(tx, id, actor.now);
  const restoring = status === 'normal';
  if (restoring && before.status === 'normal') {
    throw ruleForbids(userMessages.alreadyNormal);
  }
  if (statusRead !== undefined && statusRead !== before.status) {
    throw conflict(before);
  }
  const until = restoring || !days ? null : shift(actor.now, days * DAY_MS);
  await tx
    .update(user)
    .set({ status, statusUntil: until, statusReason: restoring ? null : reason, version: sql`${user.version} + 1` })
    .where(eq(user.id, id));
  await tx.insert(sanction).values({ userId: id, status, reason, from: actor.now, until, sysUserId: actor.admin.id });
  const after = await findUser(tx, id, actor.now);
  await logOperation(tx, actor, {
    action: actions[status],
    target: { type: 'user', id, name: before.nickname },
    before: { status: before.status, statusUntil: before.statusUntil },
    after: { status: after.status, statusUntil: after.statusUntil },
    reason,
  });
  return after;
}
