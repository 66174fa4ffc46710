import type { Output } from '../../../contract';
import type { wordCalls } from '../../../contract/word/calls';
import type { Db } from '../../db/database';
import { currentMatcher } from './current';
import { maskedText, outcomeOf } from './outcome';

export async function checkText(db: Db, text: string): Promise<Output<typeof wordCalls.check>> {
  const { find } = await currentMatcher(db);
  const hits = find(text);
  const outcome = outcomeOf(hits);
  return {
    outcome,
    result: outcome === 'block' ? null : maskedText(text, hits),
    hits: hits.map(({ start, end, rule }) => ({ start, end, ...rule })),
  };
}
