import { eq } from 'drizzle-orm';
import { ROOM_COVER_MIN_WIDTH, ROOM_COVER_RATIO, type RoomStatus } from '../../../contract/room/enums';
import type { Db } from '../../db/database';
import { isBefore, isSame } from '../../lib/time';
import type { UploadStore } from '../../lib/uploadStore';
import { messages } from '../../messages';
import { type FieldProblem, InvalidFields } from '../../refusal';
import { sceneTemplate } from '../sceneTemplate/table';
import { coverProblem } from '../upload';
import { user } from '../user/table';
import { roomMessages } from './messages';

export const ROOM_COVER = { ratio: ROOM_COVER_RATIO, minWidth: ROOM_COVER_MIN_WIDTH };

interface Written {
  cover: string | null;
  category: string;
  sceneId: string;
  capacity: number;
  startsAt: string;
  endsAt: string;
}

interface Before {
  cover: string | null;
  category: string;
  scene: { id: string };
  online: number;
  startsAt: string;
  status: RoomStatus;
}

/** `before` is the room that is edited. */
function* timeProblems(form: Written, before: Before | undefined, now: string): Generator<FieldProblem> {
  if (!isBefore(form.startsAt, form.endsAt)) {
    yield { path: 'endsAt', text: messages.endBeforeStart };
  } else if (before && before.status !== 'draft' && !isBefore(now, form.endsAt)) {
    yield { path: 'endsAt', text: messages.endHasPassed };
  }
  if (before?.status === 'scheduled' && isBefore(form.startsAt, now)) {
    yield { path: 'startsAt', text: roomMessages.startHasPassed };
  }
}

/** While a room is live, its start, scene and category can't change. */
function* liveProblems(form: Written, before: Before): Generator<FieldProblem> {
  if (!isSame(form.startsAt, before.startsAt)) {
    yield { path: 'startsAt', text: roomMessages.liveRoomKeepsStart };
  }
  if (form.sceneId !== before.scene.id) {
    yield { path: 'sceneId', text: roomMessages.liveRoomKeepsScene };
  }
  if (form.category !== before.category) {
    yield { path: 'category', text: roomMessages.liveRoomKeepsCategory };
  }
  if (form.capacity < before.online) {
    yield { path: 'capacity', text: roomMessages.capacityBelowOnline, params: { count: before.online } };
  }
}

/** Locks the scene, so that it isn't withdrawn at the same time. */
async function sceneProblem(tx: Db, sceneId: string, before: Before | undefined): Promise<FieldProblem | undefined> {
  const [scene] = await tx
    .select({ status: sceneTemplate.status })
    .from(sceneTemplate)
    .where(eq(sceneTemplate.id, sceneId))
    .for('share');
  if (!scene) {
    return { path: 'sceneId', text: roomMessages.unknownScene };
  }
  const stays = before?.scene.id === sceneId;
  return scene.status === 'online' || stays ? undefined : { path: 'sceneId', text: messages.sceneNotOnline };
}

async function personProblem(tx: Db, path: string, id: string): Promise<FieldProblem | undefined> {
  const known = await tx.$count(user, eq(user.id, id));
  return known ? undefined : { path, text: messages.unknownUser };
}

interface Checked {
  form: Written;
  /** The form field of the host or owner, and the user's id. */
  who: { path: string; id: string };
  before?: Before;
  now: string;
}

/** @throws `10400` with every field that is wrong */
export async function checkRoom(tx: Db, uploads: UploadStore, { form, who, before, now }: Checked): Promise<void> {
  const problems = [
    form.cover === before?.cover ? undefined : await coverProblem(uploads, 'cover', form.cover, ROOM_COVER),
    ...timeProblems(form, before, now),
    ...(before?.status === 'live' ? liveProblems(form, before) : []),
    await sceneProblem(tx, form.sceneId, before),
    await personProblem(tx, who.path, who.id),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0) {
    throw new InvalidFields(problems);
  }
}
