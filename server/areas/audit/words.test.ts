import { createRandom } from '../../db/demo/random';
import { createFindWords } from './words';

const marked = (text: string, words: string[]) =>
  createFindWords(words)(text).map(({ start, end, word }) => [text.slice(start, end), word]);

describe('sensitive words', () => {
  test.each([
    ['加WX聊', ['wx'], [['WX', 'wx']]],
    ['加ｗＸ聊', ['wx'], [['ｗＸ', 'wx']]],
    [
      '加微信，加微信',
      ['加微信'],
      [
        ['加微信', '加微信'],
        ['加微信', '加微信'],
      ],
    ],
    ['Scan  THE code', ['scan the code'], []],
    ['Scan THE code', ['scan the code'], [['Scan THE code', 'scan the code']]],
    // One character that stands for several, and several that stand for one.
    ['a㍿b', ['会社'], [['㍿', '会社']]],
    ['ﬁsh', ['fish'], [['ﬁsh', 'fish']]],
    ['ｶﾞﾁｬ', ['ガチャ'], [['ｶﾞﾁｬ', 'ガチャ']]],
    ['İstanbul wx', ['wx'], [['wx', 'wx']]],
    ['STRASSE', ['straße'], [['STRASSE', 'straße']]],
    ['ΟΔΟΣ', ['οδος'], [['ΟΔΟΣ', 'οδος']]],
    // Emoji before it, and invisible characters within.
    ['👨‍👩‍👧‍👦👍🏽wx', ['wx'], [['wx', 'wx']]],
    ['w\u200bx', ['wx'], [['w\u200bx', 'wx']]],
    ['wx\u030a', ['wx'], [['wx\u030a', 'wx']]],
    // The longest at a place, then on behind it.
    ['free stones', ['free', 'free stones', 'stones'], [['free stones', 'free stones']]],
    [
      'aaaa',
      ['aa'],
      [
        ['aa', 'aa'],
        ['aa', 'aa'],
      ],
    ],
    ['abc', ['ab', 'bc'], [['ab', 'ab']]],
    ['.*', ['.*', ''], [['.*', '.*']]],
    ['', ['wx'], []],
  ] as [string, string[], [string, string][]][])('%j with %j', (text, words, expected) => {
    expect(marked(text, words)).toEqual(expected);
  });

  test('is what trying every part of the text finds', () => {
    const random = createRandom(7);
    const pieces = [
      'a',
      'A',
      'ａ',
      'b',
      'B',
      'ß',
      'ﬁ',
      'f',
      'i',
      'İ',
      's',
      '㍿',
      '会',
      '社',
      'ｶ',
      'ﾞ',
      'ガ',
      '👍🏽',
      '\u200b',
      'é',
      'e\u0301',
    ];
    const textOf = (length: number) => Array.from({ length }, () => random.pick(pieces)).join('');
    for (let round = 0; round < 3000; round += 1) {
      const words = Array.from({ length: random.integer(1, 6) }, () => textOf(random.integer(1, 3)));
      const text = textOf(random.integer(0, 12));
      const found = createFindWords(words)(text).map(({ start, end }) => [start, end]);
      expect([text, words, found]).toEqual([text, words, naiveHits(text, words)]);
    }
  });

  test('a long text with many words takes no time that a submitter would notice', () => {
    const words = Array.from({ length: 5000 }, (_, index) => `word${index}`);
    const find = createFindWords(words);
    const began = performance.now();
    expect(find('word word4999 '.repeat(40))).toHaveLength(40);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

const plain = (text: string) =>
  [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) =>
      segment
        .normalize('NFKC')
        .replace(/\p{DI}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKC'),
    )
    .join('');

/** Folds what follows each place anew, and tries every word there. */
function naiveHits(text: string, words: string[]): [number, number][] {
  const cuts = [...[...new Intl.Segmenter().segment(text)].map(({ index }) => index), text.length];
  const folded = words
    .map(plain)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const hits: [number, number][] = [];
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    if (start < (hits.at(-1)?.[1] ?? 0)) continue;
    const rest = plain(text.slice(start));
    const own = plain(text.slice(start, cuts[index + 1]));
    // Units of this character at which a word may begin.
    const units = [...own.split('').keys()];
    const reach = units.map((unit) => folded.find((word) => rest.startsWith(word, unit))?.length ?? 0);
    const unit = reach.findIndex((length) => length > 0);
    if (unit >= 0) {
      const behind = unit + (reach[unit] ?? 0);
      hits.push([start, cuts.find((cut) => plain(text.slice(start, cut)).length >= behind) ?? text.length]);
    }
  }
  return hits;
}
