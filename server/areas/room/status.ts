import { eq } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Room } from '../../../contract/room';
import type { roomCalls } from '../../../contract/room/calls';
import { mayStep } from '../../../contract/room/enums';
import type { Db } from '../../db/database';
import { type Actor, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField, ruleForbids } from '../../refusal';
import { sceneTemplate } from '../sceneTemplate/table';
import { statusByTime } from './clock';
import { writeRoom } from './lock';
import { roomTarget, stateOf } from './log';
import { sendHome } from './members';
import { roomMessages } from './messages';
import { findRoom, lockRoom } from './queries';
import { closing, requireRecommendable, requireUnclosed } from './rules';

type Change = Body<typeof roomCalls.changeStatus>;

export const changeRoomStatus = (tx: Db, actor: Actor, change: Change): Promise<Room> =>
  change.status === 'closed' ? closeRoom(tx, actor, change) : publishRoom(tx, actor, change);

/** A draft becomes scheduled, or live at once if its start has passed. */
async function publishRoom(tx: Db, actor: Actor, { id, reason }: Change): Promise<Room> {
  const before = await lockRoom(tx, id, actor.now);
  if (!mayStep('publish', before.status)) {
    throw ruleForbids(roomMessages.onlyDraftsPublished);
  }
  const status = statusByTime(before, actor.now);
  if (status === 'ended') {
    throw ruleForbids(roomMessages.roomEndHasPassed);
  }
  await requireSceneOnline(tx, before.scene.id);
  await writeRoom(tx, id, { status }, actor.now);
  return logged(tx, actor, 'publish', before, reason);
}

/** A room opens in a blessed land that is online, which can't be withdrawn meanwhile. */
export async function requireSceneOnline(tx: Db, sceneId: string): Promise<void> {
  const [scene] = await tx
    .select({ name: sceneTemplate.name, status: sceneTemplate.status })
    .from(sceneTemplate)
    .where(eq(sceneTemplate.id, sceneId))
    .for('share');
  if (scene?.status !== 'online') {
    throw ruleForbids(roomMessages.roomSceneNotOnline, { scene: scene?.name ?? sceneId });
  }
}

async function closeRoom(tx: Db, actor: Actor, { id, reason }: Change): Promise<Room> {
  if (!reason) {
    throw invalidField('reason', messages.required);
  }
  const before = await lockRoom(tx, id, actor.now);
  requireUnclosed(before);
  await writeRoom(tx, id, closing(reason), actor.now);
  await sendHome(tx, [id], actor.now);
  return logged(tx, actor, 'close', before, reason);
}

export async function recommendRoom(
  tx: Db,
  actor: Actor,
  { id, recommended }: Body<typeof roomCalls.recommend>,
): Promise<Room> {
  const before = await lockRoom(tx, id, actor.now);
  requireRecommendable(before, recommended);
  await writeRoom(tx, id, { recommended }, actor.now);
  return logged(tx, actor, recommended ? 'recommend' : 'unrecommend', before);
}

async function logged(
  tx: Db,
  actor: Actor,
  action: 'publish' | 'close' | 'recommend' | 'unrecommend',
  before: Room,
  reason?: string,
): Promise<Room> {
  const after = await findRoom(tx, before.id);
  await logOperation(tx, actor, {
    action,
    target: roomTarget(after),
    before: stateOf(before),
    after: stateOf(after),
    reason,
  });
  return after;
}
