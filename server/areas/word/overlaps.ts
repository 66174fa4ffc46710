import type { ReportRow } from '../../../contract/word';
import { OVERLAPS_NAMED } from '../../../contract/word/enums';
import { createMatcher } from './matcher';

export type Overlaps = Pick<ReportRow, 'overlaps' | 'overlapCount'>;

interface Listed {
  word: string;
  /** Null for one that is yet to be made. */
  id: string | null;
  /** The row that brings it, or whose it will be. */
  row?: number;
}

/**
 * Of each row the other words that are found wherever its own is, or the other way round: `wx` wherever `加wx`.
 * Only the first few are named; all are counted.
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
