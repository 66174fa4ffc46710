import type { Word } from '../../../contract/word';
import { WILDCARD } from '../../../contract/word/enums';
import type { FieldProblem } from '../../refusal';
import { wordMessages } from './messages';

export type Written = Pick<Word, 'word' | 'tags' | 'action' | 'replacement' | 'status'>;

export const wordFieldsOf = ({ word, tags, action, replacement, status }: Written): Written => ({
  ...{ word, tags, action, replacement, status },
});

/** A problem with the word itself, which is `folded` when it is compared, independent of other words. */
export function problemOf({ word, action, replacement }: Written, folded: string): FieldProblem | undefined {
  if (/[\p{Cc}\u2028\u2029]/u.test(word)) {
    return { path: 'word', text: wordMessages.wordLines };
  }
  if (folded.replaceAll(WILDCARD, '').trim() === '') {
    return { path: 'word', text: wordMessages.wordEmpty };
  }
  if (folded.split(WILDCARD).some((part) => part === '')) {
    return { path: 'word', text: wordMessages.wordWildcard };
  }
  return action !== 'mask' && replacement !== null
    ? { path: 'replacement', text: wordMessages.replacementWithoutMask }
    : undefined;
}
