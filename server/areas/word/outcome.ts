import { valuesOf } from '../../../contract/enum';
import { type TextOutcome, wordAction } from '../../../contract/word/enums';
import type { ActiveWord } from './current';
import { countCharacters } from './fold';
import type { Hit } from './matcher';

export type WordHit = Hit<ActiveWord>;

export const outcomeOf = (hits: readonly WordHit[]): TextOutcome =>
  valuesOf(wordAction).find((action) => hits.some(({ rule }) => rule.action === action)) ?? 'pass';

/** The text with its masked words replaced. Uses one `*` per character if the replacements would exceed `max`. */
export function maskedText(text: string, hits: readonly WordHit[], max = Number.POSITIVE_INFINITY): string {
  const masks = hits.filter(({ rule }) => rule.action === 'mask');
  const replaced = replace(text, masks, ({ start, end, rule }) => rule.replacement ?? stars(text.slice(start, end)));
  return replaced.length > max ? replace(text, masks, ({ start, end }) => stars(text.slice(start, end))) : replaced;
}

const stars = (text: string) => '*'.repeat(countCharacters(text));

function replace(text: string, hits: readonly WordHit[], by: (hit: WordHit) => string): string {
  let at = 0;
  let replaced = '';
  for (const hit of hits) {
    replaced += text.slice(at, hit.start) + by(hit);
    at = hit.end;
  }
  return replaced + text.slice(at);
}
