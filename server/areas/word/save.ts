import { and, eq, ne, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Word } from '../../../contract/word';
import type { wordCalls } from '../../../contract/word/calls';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { type Actor, logOperation } from '../../lib/operationLog';
import { InvalidFields, invalidField, requireVersion, ruleForbids } from '../../refusal';
import { changeList } from './current';
import { foldWord } from './matcher';
import { wordMessages } from './messages';
import { findWord, lockWord } from './queries';
import { problemOf, wordFieldsOf } from './rules';
import { sensitiveWord } from './table';

type Form = Body<typeof wordCalls.saveOrUpdate>;

/** What is stored of a form. The list has to be locked, so that the word stays the only one. @throws `10400` */
async function columnsOf(tx: Db, form: Form) {
  const written = wordFieldsOf({ ...form, tags: [...new Set(form.tags)] });
  const folded = foldWord(written.word);
  const problem = problemOf(written, folded);
  if (problem) {
    throw new InvalidFields([problem]);
  }
  const same = and(eq(sensitiveWord.folded, folded), form.id === undefined ? undefined : ne(sensitiveWord.id, form.id));
  if ((await tx.$count(sensitiveWord, same)) > 0) {
    throw invalidField('word', wordMessages.wordTaken);
  }
  return { ...written, folded };
}

export async function createWord(tx: Db, actor: Actor, form: Form): Promise<Word> {
  await changeList(tx);
  const times = { createdAt: actor.now, updatedAt: actor.now };
  const row = onlyRow(
    await tx
      .insert(sensitiveWord)
      .values({ ...(await columnsOf(tx, form)), ...times })
      .returning({ id: sensitiveWord.id }),
  );
  const created = await findWord(tx, row.id);
  await logOperation(tx, actor, { action: 'create', target: targetOf(created), after: wordFieldsOf(created) });
  return created;
}

export async function updateWord(tx: Db, actor: Actor, id: string, form: Form): Promise<Word> {
  await changeList(tx);
  const before = await lockWord(tx, id);
  requireVersion(before, form.version);
  return writeWord(tx, actor, { action: 'update', before, change: await columnsOf(tx, form) });
}

/** @throws `10422` if it already has this status */
export async function changeWordStatus(
  tx: Db,
  actor: Actor,
  { id, status }: Body<typeof wordCalls.changeStatus>,
): Promise<Word> {
  await changeList(tx);
  const before = await lockWord(tx, id);
  if (before.status === status) {
    throw ruleForbids(status === 'on' ? wordMessages.wordIsOn : wordMessages.wordIsOff);
  }
  return writeWord(tx, actor, { action: status === 'on' ? 'enable' : 'disable', before, change: { status } });
}

interface Step {
  action: 'update' | 'enable' | 'disable';
  before: Word;
  change: Partial<typeof sensitiveWord.$inferInsert>;
}

/** Updates a word that `lockWord` holds, increments its version, and logs it. */
async function writeWord(tx: Db, actor: Actor, { action, before, change }: Step): Promise<Word> {
  await tx
    .update(sensitiveWord)
    .set({ ...change, updatedAt: actor.now, version: sql`${sensitiveWord.version} + 1` })
    .where(eq(sensitiveWord.id, before.id));
  const after = await findWord(tx, before.id);
  const target = targetOf(after);
  await logOperation(tx, actor, { action, target, before: wordFieldsOf(before), after: wordFieldsOf(after) });
  return after;
}

export async function removeWord(tx: Db, actor: Actor, { id, reason }: Body<typeof wordCalls.remove>): Promise<null> {
  await changeList(tx);
  const before = await lockWord(tx, id);
  await tx.delete(sensitiveWord).where(eq(sensitiveWord.id, id));
  const target = targetOf(before);
  await logOperation(tx, actor, { action: 'remove', target, before: wordFieldsOf(before), reason });
  return null;
}

export const targetOf = ({ id, word }: Pick<Word, 'id' | 'word'>) => ({ type: 'word', id, name: word }) as const;
