import type { WordHit } from '../../../contract/audit';
import type { Db } from '../../db/connect';
import { sensitiveWord } from '../../db/tables';

/** Finds sensitive words in a text: where each stands in it, from left to right, none within another. */
export type FindWords = (text: string) => Omit<WordHit, 'field'>[];

const characters = new Intl.Segmenter();

/** The same for all ways to write a character: upper and lower case, full and half width, invisible ones in between. */
const foldCharacter = (character: string) =>
  character
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/** The folded text; each of its units knows the character that it comes from, which may be longer or shorter. */
function fold(text: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { segment, index } of characters.segment(text)) {
    const part = foldCharacter(segment);
    folded += part;
    starts.push(...Array<number>(part.length).fill(index));
    ends.push(...Array<number>(part.length).fill(index + segment.length));
  }
  return { folded, starts, ends };
}

/** The longest word at a place wins; the next one is looked for behind it. */
export function createFindWords(words: readonly string[]): FindWords {
  const byFirst = new Map<string, { word: string; folded: string }[]>();
  for (const word of words) {
    const { folded } = fold(word);
    const first = folded[0];
    if (first !== undefined) {
      byFirst.set(first, [...(byFirst.get(first) ?? []), { word, folded }]);
    }
  }
  for (const candidates of byFirst.values()) {
    candidates.sort((a, b) => b.folded.length - a.folded.length);
  }

  return (text) => {
    const { folded, starts, ends } = fold(text);
    const hits: ReturnType<FindWords> = [];
    for (let at = 0; at < folded.length; at += 1) {
      const start = starts[at] ?? 0;
      const found =
        start >= (hits.at(-1)?.end ?? 0) &&
        byFirst.get(folded.charAt(at))?.find((candidate) => folded.startsWith(candidate.folded, at));
      if (found) {
        hits.push({ start, end: ends[at + found.folded.length - 1] ?? text.length, word: found.word });
      }
    }
    return hits;
  };
}

/** Sensitive words in the title and the text of a submission. */
export async function findHits(db: Db, content: { title: string | null; text: string | null }): Promise<WordHit[]> {
  const words = await db.select({ word: sensitiveWord.word }).from(sensitiveWord).orderBy(sensitiveWord.id);
  const find = createFindWords(words.map(({ word }) => word));
  return (['title', 'text'] as const).flatMap((field) => find(content[field] ?? '').map((hit) => ({ field, ...hit })));
}
