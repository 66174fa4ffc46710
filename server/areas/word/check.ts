import type { Output } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { currentMatcher } from './current';
import { maskedText, outcomeOf } from './outcome';

/** What would become of a text if a user sent it in. */
export async function checkText(db: Db, text: string): Promise<Output<typeof paths.word.check>> {
  const { find } = await currentMatcher(db);
  const hits = find(text);
  const outcome = outcomeOf(hits);
  return {
    outcome,
    result: outcome === 'block' ? null : maskedText(text, hits),
    hits: hits.map(({ start, end, rule }) => ({ start, end, ...rule })),
  };
}
