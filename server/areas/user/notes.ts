import { desc, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { UserNote } from '../../../contract/user';
import type { userCalls } from '../../../contract/user/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { type Actor, logOperation } from '../../lib/operationLog';
import { orNotFound, ruleForbids } from '../../refusal';
import { sysUser } from '../sysUser/table';
import { userMessages } from './messages';
import { findUser } from './queries';
import { userNote } from './table';

const notes = (db: Db, reader: Actor['admin']) =>
  db
    .select({
      id: userNote.id,
      text: userNote.text,
      by: sysUser.nickname,
      byId: sysUser.id,
      own: sql<boolean>`${userNote.sysUserId} = ${reader.id}`,
      at: userNote.at,
    })
    .from(userNote)
    .innerJoin(sysUser, eq(sysUser.id, userNote.sysUserId))
    .$dynamic();

export async function listNotes(db: Db, { admin, now }: Actor, userId: string): Promise<UserNote[]> {
  await findUser(db, userId, now);
  return notes(db, admin).where(eq(userNote.userId, userId)).orderBy(desc(userNote.at), desc(userNote.id));
}

export async function addNote(tx: Db, actor: Actor, { id, text }: Body<typeof userCalls.addNote>): Promise<UserNote> {
  const { nickname } = await findUser(tx, id, actor.now);
  const made = onlyRow(
    await tx
      .insert(userNote)
      .values({ userId: id, text, sysUserId: actor.admin.id, at: actor.now })
      .returning({ id: userNote.id, text: userNote.text, at: userNote.at }),
  );
  await logOperation(tx, actor, {
    action: 'addNote',
    target: { type: 'user', id, name: nickname },
    after: { text },
  });
  return { ...made, by: actor.admin.nickname, byId: actor.admin.id, own: true };
}

/** Removes the admin's own note; its text stays in the operation log. */
export async function removeNote(tx: Db, actor: Actor, noteId: string): Promise<void> {
  const [found] = await tx.select().from(userNote).where(eq(userNote.id, noteId)).for('no key update');
  const note = orNotFound(found);
  if (note.sysUserId !== actor.admin.id) {
    throw ruleForbids(userMessages.onlyOwnNote);
  }
  const { nickname } = await findUser(tx, note.userId, actor.now);
  await tx.delete(userNote).where(eq(userNote.id, noteId));
  await logOperation(tx, actor, {
    action: 'removeNote',
    target: { type: 'user', id: note.userId, name: nickname },
    before: { text: note.text },
  });
}
