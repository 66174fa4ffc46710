import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { sensitiveWord, wordList } from '../../db/tables';
import { createMatcher, type Matcher } from './matcher';

const { id, word, action, replacement } = sensitiveWord;

/** A word that is on, as the matcher wants it. */
export type ActiveWord = Awaited<ReturnType<typeof readActive>>[number];

const readActive = (db: Db) =>
  db
    .select({ id, word, action, replacement })
    .from(sensitiveWord)
    .where(eq(sensitiveWord.status, 'on'))
    .orderBy(asc(id));

/** The one made last, of whatever database: a revision is never used again. */
let made: { revision: string; matcher: Matcher<ActiveWord> } | undefined;

/** Finds the words that are on. Made anew only when they changed, also by another process on the same database. */
export async function currentMatcher(db: Db): Promise<Matcher<ActiveWord>> {
  // Before the words: words newer than their revision are read again, never kept too long.
  const [list] = await db.select({ revision: wordList.revision }).from(wordList);
  if (!list) {
    throw new Error('the list of words has no revision');
  }
  if (made?.revision !== list.revision) {
    made = { revision: list.revision, matcher: createMatcher(await readActive(db)) };
  }
  return made.matcher;
}

/**
 * To be called before words are changed: one transaction at a time does, and all that was made of them before is out
 * of date once it is done.
 */
export const changeList = (tx: Db) => tx.update(wordList).set({ revision: sql`gen_random_uuid()` });
