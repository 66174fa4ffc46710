import { eq, max, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { SceneTemplate } from '../../../contract/sceneTemplate';
import type { sceneTemplateCalls } from '../../../contract/sceneTemplate/calls';
import { SCENE_COVER_MIN_WIDTH, SCENE_COVER_RATIO, SCENE_NAME_MAX } from '../../../contract/sceneTemplate/enums';
import type { Db } from '../../db/database';
import { lockSceneOrder } from '../../db/locks';
import { onlyRow } from '../../db/rows';
import { copyName } from '../../lib/copyName';
import { type Actor, logOperation } from '../../lib/operationLog';
import type { UploadStore } from '../../lib/uploadStore';
import { InvalidFields, requireVersion } from '../../refusal';
import { coverProblem } from '../upload';
import { findScene, lockScene } from './queries';
import { sceneTemplate } from './table';

type Form = Body<typeof sceneTemplateCalls.modify>;
type Written = Omit<Form, 'id' | 'version'>;

async function insertDraft(tx: Db, written: Written, now: string): Promise<SceneTemplate> {
  await lockSceneOrder(tx);
  const [last] = await tx.select({ sort: max(sceneTemplate.sort) }).from(sceneTemplate);
  const row = onlyRow(
    await tx
      .insert(sceneTemplate)
      .values({ ...written, status: 'draft', sort: (last?.sort ?? 0) + 1, createdAt: now, updatedAt: now })
      .returning({ id: sceneTemplate.id }),
  );
  return findScene(tx, row.id);
}

/** @throws `10400` */
async function checkCover(uploads: UploadStore, cover: string): Promise<void> {
  const limits = { ratio: SCENE_COVER_RATIO, minWidth: SCENE_COVER_MIN_WIDTH };
  const problem = await coverProblem(uploads, 'cover', cover, limits);
  if (problem) {
    throw new InvalidFields([problem]);
  }
}

export async function createScene(
  tx: Db,
  actor: Actor,
  uploads: UploadStore,
  { id: _, version: __, ...written }: Form,
) {
  await checkCover(uploads, written.cover);
  const created = await insertDraft(tx, written, actor.now);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: written });
  return created;
}

export async function updateScene(
  tx: Db,
  actor: Actor,
  uploads: UploadStore,
  sceneId: string,
  { id: _, version, ...written }: Form,
) {
  const before = await lockScene(tx, sceneId);
  requireVersion(before, version);
  if (written.cover !== before.cover) {
    await checkCover(uploads, written.cover);
  }
  const after = await writeScene(tx, sceneId, written, actor.now);
  await logOperation(tx, actor, { action: 'update', target: targetOf(after), before, after });
  return after;
}

/** Copies the fields of the form as a new draft. */
export async function cloneScene(tx: Db, actor: Actor, id: string) {
  const { name, theme, cover, capacity, unlockLevel, description } = await findScene(tx, id);
  const copy = { name: copyName(name, SCENE_NAME_MAX), theme, cover, capacity, unlockLevel, description };
  const created = await insertDraft(tx, copy, actor.now);
  await logOperation(tx, actor, { action: 'clone', target: targetOf(created), before: { name }, after: copy });
  return created;
}

export async function writeScene(
  tx: Db,
  id: string,
  change: Partial<typeof sceneTemplate.$inferInsert>,
  now: string,
): Promise<SceneTemplate> {
  await tx
    .update(sceneTemplate)
    .set({ ...change, updatedAt: now, version: sql`${sceneTemplate.version} + 1` })
    .where(eq(sceneTemplate.id, id));
  return findScene(tx, id);
}

export const targetOf = ({ id, name }: SceneTemplate) => ({ type: 'sceneTemplate', id, name }) as const;
