import type { Word } from '../../../contract/word';
import { WILDCARD } from '../../../contract/word/enums';
import type { FieldProblem } from '../../refusal';
import { foldWord } from './matcher';

export type Written = Pick<Word, 'word' | 'tags' | 'action' | 'replacement' | 'status'>;

/** All of a word that an operation can change. */
export const writtenOf = ({ word, tags, action, replacement, status }: Written): Written => ({
  ...{ word, tags, action, replacement, status },
});

/** What is wrong with a word in itself, whatever others there are. */
export function problemOf({ word, action, replacement }: Written): FieldProblem | undefined {
  const folded = foldWord(word);
  if (/[\p{Cc}\u2028\u2029]/u.test(word)) {
    return { path: 'word', key: 'wordLines' };
  }
  if (folded.replaceAll(WILDCARD, '').trim() === '') {
    return { path: 'word', key: 'wordEmpty' };
  }
  if (folded.split(WILDCARD).some((part) => part === '')) {
    return { path: 'word', key: 'wordWildcard' };
  }
  return action !== 'mask' && replacement !== null ? { path: 'replacement', key: 'replacementWithoutMask' } : undefined;
}
