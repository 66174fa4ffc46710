import type { ReportRow } from '../../../contract/word';
import { OVERLAPS_NAMED } from '../../../contract/word/enums';
import { createMatcher } from './matcher';

type Overlaps = Pick<ReportRow, 'overlaps' | 'overlapCount'>;

interface Listed {
  word: string;
  /** Null for a word that does not exist yet. */
  id: string | null;
  /** The row of the file that creates or changes the word. */
  row?: number;
}

/**
 * For each row, the other words that are found wherever its own word is, or the other way round: `wx` is found wherever
 * `加wx` is. Only the first few are named; all are counted.
 */
export function overlapsOf(words: readonly Listed[]): Map<number, Overlaps> {
  const found = new Map<number, Overlaps>();
  const note = (row: number, relation: 'contains' | 'within', { word, id }: Listed) => {
    const known = found.get(row) ?? { overlaps: [], overlapCount: 0 };
    found.set(row, known);
    known.overlapCount += 1;
    if (known.overlaps.length < OVERLAPS_NAMED) known.overlaps.push({ relation, word, id });
  };
  const { within } = createMatcher(words.map((word) => ({ ...word, action: 'audit' as const, self: word })));
  for (const outer of words) {
    for (const { self: inner } of within(outer.word)) {
      if (inner === outer) continue;
      if (outer.row !== undefined) note(outer.row, 'contains', inner);
      if (inner.row !== undefined) note(inner.row, 'within', outer);
    }
  }
  return found;
}
