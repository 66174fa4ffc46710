import { eq, sql } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import type { Db } from '../../db/database';
import { transact } from '../../db/transact';
import { Refusal } from '../../refusal';
import { currentMatcher } from './current';
import { wordMessages } from './messages';
import { maskedText, outcomeOf, type WordHit } from './outcome';
import { sensitiveWord } from './table';

/**
 * `10422`: the text contains a word that blocks it. The message doesn't name the word, because that would help to get
 * past it.
 */
class Blocked extends Refusal {
  constructor(readonly hits: readonly WordHit[]) {
    super(codes.ruleForbids, wordMessages.textBlocked);
  }
}

interface Screened {
  text: string;
  /** To be counted by `countHits` after everything else is written. */
  hits: readonly WordHit[];
}

/** Checks a text of a user before it is stored. @throws Blocked */
export async function screen(db: Db, text: string, max?: number): Promise<Screened> {
  const { find } = await currentMatcher(db);
  const hits = find(text);
  if (outcomeOf(hits) === 'block') {
    throw new Blocked(hits.filter(({ rule }) => rule.action === 'block'));
  }
  return { text: maskedText(text, hits, max), hits };
}

/**
 * Counts the hits of words. Called last in a transaction, and in the order of the ids, so that words are locked only
 * briefly and without deadlocks.
 */
export async function countHits(tx: Db, hits: readonly WordHit[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { rule } of hits) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
  const inOrder = [...counts].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1));
  for (const [id, count] of inOrder) {
    await tx
      .update(sensitiveWord)
      .set({ hits: sql`${sensitiveWord.hits} + ${count}` })
      .where(eq(sensitiveWord.id, id));
  }
}

/**
 * Runs a transaction that stores content of users, and again after a deadlock. The hits of a blocking word are counted
 * even though the transaction is rolled back.
 */
export async function takingIn<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    if (error instanceof Blocked) {
      await transact(db, (tx) => countHits(tx, error.hits));
    }
    throw error;
  }
}
