import { eq, sql } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import type { Db } from '../../db/connect';
import { sensitiveWord } from '../../db/tables';
import { Refusal } from '../../refusal';
import { currentMatcher } from './current';
import { maskedText, outcomeOf, type WordHit } from './outcome';

/** `10422`: a text has a word that blocks it. The message doesn’t say which, or it would teach how to get past it. */
export class Blocked extends Refusal {
  constructor(readonly hits: readonly WordHit[]) {
    super(codes.ruleForbids, 'textBlocked');
  }
}

interface Screened {
  /** What may be kept. */
  text: string;
  /** To be counted once all else is written: `countHits`. */
  hits: readonly WordHit[];
}

/** What a user sends in, on its way to where it is kept. @throws Blocked */
export async function screen(db: Db, text: string, max?: number): Promise<Screened> {
  const { find } = await currentMatcher(db);
  const hits = find(text);
  if (outcomeOf(hits) === 'block') {
    throw new Blocked(hits.filter(({ rule }) => rule.action === 'block'));
  }
  return { text: maskedText(text, hits, max), hits };
}

/**
 * Counts words that acted. Last in a transaction and in the order of their ids: a word is held for a moment only, and
 * nobody waits in a circle.
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

/** Runs what takes in users’ content in a transaction. Words that block it are counted all the same. */
export async function takingIn<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof Blocked) {
      await db.transaction((tx) => countHits(tx, error.hits));
    }
    throw error;
  }
}
