import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { PeopleRoom } from '../../../contract/people';
import type { Db } from '../../db/connect';
import type { room } from '../../db/tables';
import { type Actor, logOperation } from '../../lib/operationLog';
import { writeRoom } from '../room/lock';
import { peopleTarget, stateOf } from '../room/log';
import { sendHome } from '../room/members';
import { closing, requireFreezable, requireRecommendable, requireUnclosed } from '../room/rules';
import { findPeopleRoom, lockPeopleRoom } from './queries';

interface Step {
  action: 'close' | 'freeze' | 'unfreeze' | 'recommend' | 'unrecommend';
  change: Partial<typeof room.$inferInsert>;
  reason?: string;
}

/** Writes a step of a room that is locked, and logs it. Nobody stays in a room that is closed or frozen. */
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

export async function closePeopleRoom(tx: Db, actor: Actor, { id, reason }: Body<typeof paths.people.changeStatus>) {
  const before = await lockPeopleRoom(tx, id, actor.now);
  requireUnclosed(before);
  return take(tx, actor, before, { action: 'close', change: closing(reason), reason });
}

export async function freezePeopleRoom(tx: Db, actor: Actor, { id, frozen, reason }: Body<typeof paths.people.freeze>) {
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
  { id, recommended }: Body<typeof paths.people.recommend>,
) {
  const before = await lockPeopleRoom(tx, id, actor.now);
  requireRecommendable(before, recommended);
  return take(tx, actor, before, { action: recommended ? 'recommend' : 'unrecommend', change: { recommended } });
}
