import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { lockSceneOrder } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { conflict } from '../../refusal';
import { orderOfScenes } from './queries';
import { sceneTemplate } from './table';

/** Writes the whole order. @throws `10409` with the present order unless `ids` are exactly the existing ones */
export async function reorderScenes(tx: Db, actor: Actor, ids: string[]): Promise<string[]> {
  await lockSceneOrder(tx);
  const present = await orderOfScenes(tx);
  const wanted = new Set(ids);
  if (ids.length !== present.length || wanted.size !== ids.length || !present.every((id) => wanted.has(id))) {
    throw conflict(present);
  }
  for (const [index, id] of ids.entries()) {
    const place = index + 1;
    await tx
      .update(sceneTemplate)
      .set({ sort: place })
      .where(and(eq(sceneTemplate.id, id), ne(sceneTemplate.sort, place)));
  }
  await logOperation(tx, actor, {
    action: 'reorder',
    target: { type: 'sceneTemplate' },
    before: { ids: present },
    after: { ids },
  });
  return ids;
}
