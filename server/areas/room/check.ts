import { eq } from 'drizzle-orm';
import type { RoomStatus } from '../../../contract/room/enums';
import type { Db } from '../../db/connect';
import { sceneTemplate, user } from '../../db/tables';
import { isBefore, isSame } from '../../lib/time';
import { type FieldProblem, InvalidFields } from '../../refusal';

interface Written {
  category: string;
  sceneId: string;
  capacity: number;
  startsAt: string;
  endsAt: string;
}

interface Before {
  category: string;
  scene: { id: string };
  online: number;
  startsAt: string;
  status: RoomStatus;
}

/** What no room may have; `before` is the room that is edited. */
function* timeProblems(form: Written, before: Before | undefined, now: string): Generator<FieldProblem> {
  if (!isBefore(form.startsAt, form.endsAt)) {
    yield { path: 'endsAt', key: 'endBeforeStart' };
  } else if (before && before.status !== 'draft' && !isBefore(now, form.endsAt)) {
    yield { path: 'endsAt', key: 'endHasPassed' };
  }
  if (before?.status === 'scheduled' && isBefore(form.startsAt, now)) {
    yield { path: 'startsAt', key: 'startHasPassed' };
  }
}

/** What people are in the middle of stays as they found it. */
function* liveProblems(form: Written, before: Before): Generator<FieldProblem> {
  if (!isSame(form.startsAt, before.startsAt)) {
    yield { path: 'startsAt', key: 'liveRoomKeepsStart' };
  }
  if (form.sceneId !== before.scene.id) {
    yield { path: 'sceneId', key: 'liveRoomKeepsScene' };
  }
  if (form.category !== before.category) {
    yield { path: 'category', key: 'liveRoomKeepsCategory' };
  }
  if (form.capacity < before.online) {
    yield { path: 'capacity', key: 'capacityBelowOnline', params: { count: before.online } };
  }
}

/** Held, so that it isn't withdrawn while a room is put into it. */
async function sceneProblem(tx: Db, sceneId: string, before: Before | undefined): Promise<FieldProblem | undefined> {
  const [scene] = await tx
    .select({ status: sceneTemplate.status })
    .from(sceneTemplate)
    .where(eq(sceneTemplate.id, sceneId))
    .for('share');
  if (!scene) {
    return { path: 'sceneId', key: 'unknownScene' };
  }
  const stays = before?.scene.id === sceneId;
  return scene.status === 'online' || stays ? undefined : { path: 'sceneId', key: 'sceneNotOnline' };
}

async function personProblem(tx: Db, path: string, id: string): Promise<FieldProblem | undefined> {
  const known = await tx.$count(user, eq(user.id, id));
  return known ? undefined : { path, key: 'unknownUser' };
}

interface Checked {
  form: Written;
  /** The field that names the host or owner, and whom it names. */
  who: { path: string; id: string };
  /** The room that is edited. */
  before?: Before;
  now: string;
}

/** @throws `10400` with every field that is wrong */
export async function checkRoom(tx: Db, { form, who, before, now }: Checked): Promise<void> {
  const problems = [
    ...timeProblems(form, before, now),
    ...(before?.status === 'live' ? liveProblems(form, before) : []),
    await sceneProblem(tx, form.sceneId, before),
    await personProblem(tx, who.path, who.id),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new InvalidFields(problems);
  }
}
