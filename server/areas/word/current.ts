import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { createMatcher, type Matcher } from './matcher';
import { sensitiveWord, wordList } from './table';

const { id, word, action, replacement } = sensitiveWord;

export type ActiveWord = Awaited<ReturnType<typeof readActive>>[number];

const readActive = (db: Db) =>
  db
    .select({ id, word, action, replacement })
    .from(sensitiveWord)
    .where(eq(sensitiveWord.status, 'on'))
    .orderBy(asc(id));

/** The latest matcher, whichever database it is for: revisions are unique. */
let made: { revision: string; matcher: Matcher<ActiveWord> } | undefined;

/**
 * Finds the words that are on. Rebuilt only after a change, including changes by other processes on the same database.
 */
export async function currentMatcher(db: Db): Promise<Matcher<ActiveWord>> {
  // Read before the words: if words change in between, the matcher is rebuilt next time and never stays outdated.
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
 * Has to be called before words are changed. It locks the list for other transactions, and makes all matchers outdated
 * on commit.
 */
export const changeList = (tx: Db) => tx.update(wordList).set({ revision: sql`gen_random_uuid()` });
