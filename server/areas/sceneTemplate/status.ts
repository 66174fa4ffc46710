import { eq } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { SceneTemplate } from '../../../contract/sceneTemplate';
import type { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import type { Db } from '../../db/database';
import { lockSceneOrder } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { ruleForbids } from '../../refusal';
import { sceneTemplateMessages } from './messages';
import { lockScene, runningRooms } from './queries';
import { targetOf, writeScene } from './save';
import { sceneTemplate } from './table';

const ROOMS_NAMED = 3;

const findDefault = async (tx: Db) => {
  const [row] = await tx.select({ id: sceneTemplate.id }).from(sceneTemplate).where(eq(sceneTemplate.isDefault, true));
  return row;
};

/** Publishes or withdraws a scene. The first one ever published becomes the default, so that there always is one. */
export async function changeSceneStatus(
  tx: Db,
  actor: Actor,
  { id, status, reason }: Body<typeof sceneTemplateCalls.changeStatus>,
): Promise<SceneTemplate> {
  await lockSceneOrder(tx);
  const before = await lockScene(tx, id);
  const publishing = status === 'online';
  if (publishing) {
    if (before.status === 'online') {
      throw ruleForbids(sceneTemplateMessages.sceneAlreadyOnline);
    }
  } else {
    await refuseWithdrawal(tx, before);
  }
  const isDefault = before.isDefault || (publishing && !(await findDefault(tx)));
  const after = await writeScene(tx, id, { status, isDefault }, actor.now);
  const action = publishing ? 'publish' : 'withdraw';
  await logOperation(tx, actor, { action, target: targetOf(after), before, after, reason });
  return after;
}

async function refuseWithdrawal(tx: Db, scene: SceneTemplate): Promise<void> {
  if (scene.status !== 'online') {
    throw ruleForbids(messages.sceneNotOnline);
  }
  if (scene.isDefault) {
    throw ruleForbids(sceneTemplateMessages.defaultSceneStays);
  }
  const { rooms, total } = await runningRooms(tx, scene.id, ROOMS_NAMED);
  if (total > 0) {
    const named = rooms.map(({ title, number }) => `${title} (${number})`);
    const more = total - named.length;
    throw ruleForbids(more > 0 ? sceneTemplateMessages.sceneInUseMore : sceneTemplateMessages.sceneInUse, {
      rooms: named,
      count: more,
    });
  }
}

/** Makes an online scene the default. */
export async function makeDefault(tx: Db, actor: Actor, id: string): Promise<SceneTemplate> {
  await lockSceneOrder(tx);
  const before = await lockScene(tx, id);
  if (before.status !== 'online') {
    throw ruleForbids(sceneTemplateMessages.onlyOnlineDefault);
  }
  if (before.isDefault) {
    return before;
  }
  const former = await findDefault(tx);
  if (former) await unmark(tx, actor, former.id);
  const after = await writeScene(tx, id, { isDefault: true }, actor.now);
  await logOperation(tx, actor, { action: 'makeDefault', target: targetOf(after), before, after });
  return after;
}

/** Takes the mark from the scene that was the default, which its own log says too. */
async function unmark(tx: Db, actor: Actor, id: string): Promise<void> {
  const before = await lockScene(tx, id);
  const after = await writeScene(tx, id, { isDefault: false }, actor.now);
  await logOperation(tx, actor, { action: 'update', target: targetOf(after), before, after });
}
