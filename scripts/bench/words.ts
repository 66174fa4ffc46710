import { fold } from '../../server/areas/word/fold';
import { createMatcher, foldWord } from '../../server/areas/word/matcher';
import { createRandom, type Random } from '../../server/db/demo/random';
import { timed } from './numbers';

const WORDS = 10_000;
const UNITS = 100_000;
const TIMES = 9;

/** Milliseconds to find 10 000 words, every tenth with a `*`, in texts of 100 000 characters. */
export async function measureWords() {
  const random = createRandom(20_260_101);
  const words = [...new Set(Array.from({ length: WORDS }, () => wordOf(random)))];
  const rules = words.map((word) => ({ word, action: 'audit' as const }));
  const { find } = createMatcher(rules);
  const texts = {
    'Chinese and Latin': textOf(words, () => characterOf(random), random),
    'Latin alone': textOf(words, () => String.fromCharCode(97 + random.integer(0, 25)), random),
    'an emoji in twenty': textOf(words, () => (random.chance(0.05) ? '👍🏽' : characterOf(random)), random),
  };
  const taken: Record<string, object> = {};
  for (const [name, text] of Object.entries(texts)) {
    taken[name] = {
      hits: find(text).length,
      'all words at once': await timed(TIMES, async () => find(text)),
      'word by word': await timed(1, async () => oneByOne(words, text)),
    };
  }
  return { 'making ready': { 'all words at once': await timed(TIMES, async () => createMatcher(rules)) }, ...taken };
}

const characterOf = (random: Random) =>
  random.chance(0.7)
    ? String.fromCharCode(0x4e00 + random.integer(0, 3000))
    : String.fromCharCode(97 + random.integer(0, 25));

function wordOf(random: Random): string {
  const part = () => Array.from({ length: random.integer(2, 6) }, () => characterOf(random)).join('');
  return random.chance(0.1) ? `${part()}*${part()}` : part();
}

/** Every two hundredth piece is a word. */
function textOf(words: readonly string[], character: () => string, random: Random): string {
  let text = '';
  while (text.length < UNITS) text += random.chance(0.005) ? random.pick(words) : character();
  return text;
}

/** A simple filter: searches one word after the other, without support for `*`. */
function oneByOne(words: readonly string[], text: string): number {
  const folded = Array.from(fold(text).units, (unit) => String.fromCharCode(unit)).join('');
  return words.filter((word) => folded.includes(foldWord(word))).length;
}
