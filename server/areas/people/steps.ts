import type { Body } from '../../../contract';
import type { PeopleRoom } from '../../../contract/people';
import type { peopleCalls } from '../../../contract/people/calls';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { rejectWaiting } from '../audit';
import {
  closing,
  peopleTarget,
  requireFreezable,
  requireRecommendable,
  requireUnclosed,
  sendHome,
  stateOf,
  writeRoom,
} from '../room';
import type { room } from '../room/table';
import { findPeopleRoom, lockPeopleRoom } from './queries';

interface Step {
  action: 'close' | 'freeze' | 'unfreeze' | 'recommend' | 'unrecommend';
  change: Partial<typeof room.$inferInsert>;
  reason?: string;
}

/** Performs and logs a step of a locked room. A closed or frozen room has no members. */
async function take(tx: Db, actor: Actor, before: PeopleRoom, { action, change, reason }: Step): Promise<PeopleRoom> {
  await writeRoom(tx, before.id, change, actor.now);
  if (action === 'close' || action === 'freeze') {
    await sendHome(tx, [before.id], actor.now);
  }
  const after = await findPeopleRoom(tx, before.id);
  await logOperation(tx, actor, {
    action,
    target: peopleTarget(after),
    before: stateOf(before),
    after: stateOf(after),
    reason,
  });
  return after;
}

export async function closePeopleRoom(tx: Db, actor: Actor, { id, reason }: Body<typeof peopleCalls.changeStatus>) {
  const before = await lockPeopleRoom(tx, id, actor.now);
  requireUnclosed(before);
  const audited = before.auditState === 'pending' && ({ auditState: 'rejected' } as const);
  await take(tx, actor, before, { action: 'close', change: { ...closing(reason), ...audited }, reason });
  await rejectWaiting(tx, actor, id, { reason, reasonCode: null });
  return findPeopleRoom(tx, id);
}

export async function freezePeopleRoom(tx: Db, actor: Actor, { id, frozen, reason }: Body<typeof peopleCalls.freeze>) {
  const before = await lockPeopleRoom(tx, id, actor.now);
  requireFreezable(before, frozen);
  return frozen
    ? take(tx, actor, before, {
        action: 'freeze',
        change: { frozen, frozenReason: reason, online: 0, recommended: false },
        reason,
      })
    : take(tx, actor, before, { action: 'unfreeze', change: { frozen, frozenReason: null }, reason });
}

export async function recommendPeopleRoom(
  tx: Db,
  actor: Actor,
  { id, recommended }: Body<typeof peopleCalls.recommend>,
) {
  const before = await lockPeopleRoom(tx, id, actor.now);
  requireRecommendable(before, recommended);
  return take(tx, actor, before, { action: recommended ? 'recommend' : 'unrecommend', change: { recommended } });
}
