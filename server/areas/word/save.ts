import { and, eq, ne, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Word } from '../../../contract/word';
import type { Db } from '../../db/connect';
import { sensitiveWord } from '../../db/tables';
import { type Actor, logOperation } from '../../lib/operationLog';
import { conflict, InvalidFields, invalidField, ruleForbids } from '../../refusal';
import { changeList } from './current';
import { foldWord } from './matcher';
import { findWord, lockWord } from './queries';
import { problemOf, writtenOf } from './rules';

type Form = Body<typeof paths.word.saveOrUpdate>;

/** The columns of what an operator wrote; the list is held. @throws `10400` */
async function columnsOf(tx: Db, form: Form) {
  const written = writtenOf({ ...form, tags: [...new Set(form.tags)] });
  const problem = problemOf(written);
  if (problem) {
    throw new InvalidFields([problem]);
  }
  const folded = foldWord(written.word);
  const same = and(eq(sensitiveWord.folded, folded), form.id === undefined ? undefined : ne(sensitiveWord.id, form.id));
  if ((await tx.$count(sensitiveWord, same)) > 0) {
    throw invalidField('word', 'wordTaken');
  }
  return { ...written, folded };
}

export async function createWord(tx: Db, actor: Actor, form: Form): Promise<Word> {
  await changeList(tx);
  const times = { createdAt: actor.now, updatedAt: actor.now };
  const [row] = await tx
    .insert(sensitiveWord)
    .values({ ...(await columnsOf(tx, form)), ...times })
    .returning({ id: sensitiveWord.id });
  if (!row) {
    throw new Error('the word was not kept');
  }
  const created = await findWord(tx, row.id);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: writtenOf(created) });
  return created;
}

export async function updateWord(tx: Db, actor: Actor, id: string, form: Form): Promise<Word> {
  if (form.version === undefined) {
    throw invalidField('version', 'required');
  }
  await changeList(tx);
  const before = await lockWord(tx, id);
  if (form.version !== before.version) {
    throw conflict(before);
  }
  return writeWord(tx, actor, { action: 'update', before, change: await columnsOf(tx, form) });
}

/** @throws `10422` if it is so already */
export async function changeWordStatus(
  tx: Db,
  actor: Actor,
  { id, status }: Body<typeof paths.word.changeStatus>,
): Promise<Word> {
  await changeList(tx);
  const before = await lockWord(tx, id);
  if (before.status === status) {
    throw ruleForbids(status === 'on' ? 'wordIsOn' : 'wordIsOff');
  }
  return writeWord(tx, actor, { action: status === 'on' ? 'enable' : 'disable', before, change: { status } });
}

interface Step {
  action: 'update' | 'enable' | 'disable' | 'import';
  before: Word;
  change: Partial<typeof sensitiveWord.$inferInsert>;
}

/** Writes a change to a word that is held, counts its version up, and logs it. */
export async function writeWord(tx: Db, actor: Actor, { action, before, change }: Step): Promise<Word> {
  await tx
    .update(sensitiveWord)
    .set({ ...change, updatedAt: actor.now, version: sql`${sensitiveWord.version} + 1` })
    .where(eq(sensitiveWord.id, before.id));
  const after = await findWord(tx, before.id);
  const target = targetOf(after);
  await logOperation(tx, actor, { action, target, before: writtenOf(before), after: writtenOf(after) });
  return after;
}

export async function removeWord(tx: Db, actor: Actor, { id, reason }: Body<typeof paths.word.remove>): Promise<null> {
  await changeList(tx);
  const before = await lockWord(tx, id);
  await tx.delete(sensitiveWord).where(eq(sensitiveWord.id, id));
  const target = targetOf(before);
  await logOperation(tx, actor, { action: 'remove', target, before: writtenOf(before), reason });
  return null;
}

export const targetOf = ({ id, word }: Word) => ({ type: 'word', id, name: word }) as const;
