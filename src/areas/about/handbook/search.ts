import type { Article, Handbook } from '@/components/handbook/article';
import { type ArticleId, articleIds } from '@/components/handbook/articles';

interface Found {
  id: ArticleId;
  before: string;
  hit: string;
  after: string;
}

/** How many characters are shown on either side of a match. */
const AROUND = 60;

/** Finds articles that contain every word, in any case. Matches in the title come first. */
export function searchHandbook(handbook: Handbook, keyword: string): Found[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (!first) return [];
  const matching = articleIds.filter((id) => {
    const text = `${handbook[id].title}\n${textOf(handbook[id])}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const inTitle = (id: ArticleId) => handbook[id].title.toLowerCase().includes(first);
  return [...matching.filter(inTitle), ...matching.filter((id) => !inTitle(id))].map((id) => ({
    id,
    ...excerptOf(textOf(handbook[id]), first),
  }));
}

export const textOf = ({ purpose, tasks, rules, final }: Article): string =>
  [purpose, ...tasks.map(({ what, how }) => `${what}: ${how}`), ...rules, ...final].join(' ');

function excerptOf(text: string, word: string): Omit<Found, 'id'> {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return { before: '', hit: '', after: cut(text.slice(0, 2 * AROUND), false, true) };
  const from = Math.max(0, at - AROUND);
  const to = at + word.length + AROUND;
  return {
    before: cut(text.slice(from, at), from > 0, false),
    hit: text.slice(at, at + word.length),
    after: cut(text.slice(at + word.length, to), false, to < text.length),
  };
}

const cut = (text: string, atStart: boolean, atEnd: boolean) => `${atStart ? '…' : ''}${text}${atEnd ? '…' : ''}`;
