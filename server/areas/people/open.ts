import { desc, eq } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { PeopleRoom } from '../../../contract/people';
import type { peopleCalls } from '../../../contract/people/calls';
import { ROOM_DESCRIPTION_MAX, ROOM_TITLE_MAX } from '../../../contract/room/enums';
import type { Db } from '../../db/database';
import { lockRequest } from '../../db/locks';
import { type Actor, logOperation } from '../../lib/operationLog';
import { isBefore, toMillisecond } from '../../lib/time';
import type { UploadStore } from '../../lib/uploadStore';
import { messages } from '../../messages';
import { invalidField, ruleForbids } from '../../refusal';
import { enterAudit } from '../audit';
import { checkRoom, insertDraft, peopleTarget, roomFieldsOf, roomMessages } from '../room';
import { room } from '../room/table';
import { lockNamedUser, requireNotBanned } from '../user';
import { device, userLogin } from '../user/table';
import { countHits, screen } from '../word';
import { findPeopleRoom } from './queries';

/**
 * Opens a room as the app does: as a draft that waits for its audit. A requestId opens one room; a repeated one gets the
 * same. @throws `10422` if its owner is banned
 */
export async function openPeopleRoom(
  tx: Db,
  actor: Actor,
  uploads: UploadStore,
  { ownerId, sceneId, device: fingerprint, ip, ...form }: Body<typeof peopleCalls.open>,
): Promise<PeopleRoom> {
  const earlier = await openedBefore(tx, form.requestId, ownerId);
  if (earlier) {
    return findPeopleRoom(tx, earlier);
  }
  const written = { ...form, startsAt: toMillisecond(form.startsAt), endsAt: toMillisecond(form.endsAt) };
  const who = { path: 'ownerId', id: ownerId };
  await checkRoom(tx, uploads, { form: { ...written, sceneId }, who, now: actor.now });
  if (!isBefore(actor.now, written.endsAt)) {
    throw invalidField('endsAt', messages.endHasPassed);
  }
  await lockNamedUser(tx, ownerId);
  await requireNotBanned(tx, ownerId, actor.now, roomMessages.bannedCannotOpen);
  const title = await screen(tx, written.title, ROOM_TITLE_MAX);
  const description = await screen(tx, written.description, ROOM_DESCRIPTION_MAX);
  const draft = { ...written, sceneTemplateId: sceneId, hostId: ownerId } as const;
  const texts = { title: title.text, description: description.text };
  const seen = await lastSeen(tx, ownerId);
  const source = { device: fingerprint ?? seen.device, ip: ip ?? seen.ip };
  const id = await insertDraft(tx, { ...draft, ...texts, ...source, kind: 'people', auditState: 'pending' }, actor.now);
  await enterAudit(tx, {
    kind: 'room',
    targetId: id,
    userId: ownerId,
    title: texts.title,
    text: texts.description || null,
    image: written.cover,
    previous: null,
    now: actor.now,
  });
  const opened = await findPeopleRoom(tx, id);
  await logOperation(tx, actor, { action: 'open', target: peopleTarget(opened), after: roomFieldsOf(opened) });
  await countHits(tx, [...title.hits, ...description.hits]);
  return opened;
}

/**
 * The room that this request opened before; others that send it wait until this one is done.
 * @throws `10422` if the requestId was used for another owner's room
 */
async function openedBefore(tx: Db, requestId: string, ownerId: string): Promise<string | undefined> {
  await lockRequest(tx, requestId);
  const [made] = await tx.select({ id: room.id, hostId: room.hostId }).from(room).where(eq(room.requestId, requestId));
  if (made && made.hostId !== ownerId) {
    throw ruleForbids(messages.requestIdReused);
  }
  return made?.id;
}

/** The device and the address that a user was last seen with. */
async function lastSeen(tx: Db, userId: string) {
  const [last] = await tx
    .select({ device: device.fingerprint })
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(desc(device.lastSeenAt), desc(device.id))
    .limit(1);
  const [login] = await tx
    .select({ ip: userLogin.ip })
    .from(userLogin)
    .where(eq(userLogin.userId, userId))
    .orderBy(desc(userLogin.at), desc(userLogin.id))
    .limit(1);
  return { device: last?.device ?? null, ip: login?.ip ?? null };
}
