import type { Body } from '../../../contract';
import { instant } from '../../../contract/base';
import type { Room } from '../../../contract/room';
import type { roomCalls } from '../../../contract/room/calls';
import { mayEdit, ROOM_TITLE_MAX } from '../../../contract/room/enums';
import type { Db } from '../../db/database';
import { copyName } from '../../lib/copyName';
import { nextAtSameTime } from '../../lib/days';
import { type Actor, logOperation } from '../../lib/operationLog';
import { elapsed, shift, toMillisecond } from '../../lib/time';
import type { UploadStore } from '../../lib/uploadStore';
import { requireVersion, ruleForbids } from '../../refusal';
import { checkRoom } from './check';
import { statusByTime } from './clock';
import { insertDraft } from './insert';
import { writeRoom } from './lock';
import { roomFieldsOf, roomTarget, stateOf } from './log';
import { roomMessages } from './messages';
import { findRoom, lockRoom } from './queries';
import { requireUnclosed } from './rules';

type Form = Body<typeof roomCalls.saveOrUpdate>;

function columnsOf({ id: _, version: __, sceneId, startsAt, endsAt, ...form }: Form) {
  return {
    ...form,
    sceneTemplateId: sceneId,
    startsAt: toMillisecond(startsAt),
    endsAt: toMillisecond(endsAt),
  };
}

export async function createRoom(tx: Db, actor: Actor, uploads: UploadStore, form: Form): Promise<Room> {
  const written = columnsOf(form);
  const who = { path: 'hostId', id: form.hostId };
  await checkRoom(tx, uploads, { form: { ...form, ...written }, who, now: actor.now });
  const id = await insertDraft(tx, { ...written, kind: 'activity' }, actor.now);
  const created = await findRoom(tx, id);
  await logOperation(tx, actor, { action: 'create', target: roomTarget(created), after: roomFieldsOf(created) });
  return created;
}

export async function updateRoom(tx: Db, actor: Actor, uploads: UploadStore, id: string, form: Form): Promise<Room> {
  const before = await lockRoom(tx, id, actor.now);
  requireVersion(before, form.version);
  if (!mayEdit(before.status)) {
    requireUnclosed(before);
  }
  const written = columnsOf(form);
  const who = { path: 'hostId', id: form.hostId };
  await checkRoom(tx, uploads, { form: { ...form, ...written }, who, before, now: actor.now });
  const status = before.status === 'draft' ? 'draft' : statusByTime(written, actor.now);
  await writeRoom(tx, id, { ...written, status }, actor.now);
  const after = await findRoom(tx, id);
  await logOperation(tx, actor, {
    action: 'update',
    target: roomTarget(after),
    before: stateOf(before),
    after: stateOf(after),
  });
  return after;
}

/** Copies a room as a draft, at the same hour of the next future day. @throws `10422` beyond the times that answers have */
export async function cloneRoom(
  tx: Db,
  actor: Actor,
  { id, zone = 'UTC' }: Body<typeof roomCalls.clone>,
): Promise<Room> {
  const { host, scene, title, cover, category, description, capacity, startsAt, endsAt } = await findRoom(tx, id);
  const later = elapsed(startsAt, nextAtSameTime(startsAt, actor.now, zone));
  const copy = {
    title: copyName(title, ROOM_TITLE_MAX),
    cover,
    category,
    description,
    sceneTemplateId: scene.id,
    hostId: host.id,
    capacity,
    startsAt: shift(startsAt, later),
    endsAt: shift(endsAt, later),
  };
  if (!instant.safeParse(copy.startsAt).success || !instant.safeParse(copy.endsAt).success) {
    throw ruleForbids(roomMessages.cloneBeyondTime);
  }
  const created = await findRoom(tx, await insertDraft(tx, { ...copy, kind: 'activity' }, actor.now));
  await logOperation(tx, actor, {
    action: 'clone',
    target: roomTarget(created),
    before: { title },
    after: roomFieldsOf(created),
  });
  return created;
}
