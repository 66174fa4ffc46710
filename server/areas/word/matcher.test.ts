import { valuesOf } from '../../../contract/enum';
import { WILDCARD_MAX, wordAction } from '../../../contract/word/enums';
import { createRandom } from '../../db/demo/random';
import { createMatcher, foldWord, type WordRule } from './matcher';

const rulesOf = (words: readonly string[]): WordRule[] => words.map((word) => ({ word, action: 'audit' }));

const marked = (text: string, rules: readonly WordRule[]) =>
  createMatcher(rules)
    .find(text)
    .map(({ start, end, rule }) => [text.slice(start, end), rule.word]);

const audit = (word: string): WordRule => ({ word, action: 'audit' });

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
  // One character that folds to several, and several that fold to one.
  ['a㍿b', ['会社'], [['㍿', '会社']]],
  ['ﬁsh', ['fish'], [['ﬁsh', 'fish']]],
  ['ｶﾞﾁｬ', ['ガチャ'], [['ｶﾞﾁｬ', 'ガチャ']]],
  ['İstanbul wx', ['wx'], [['wx', 'wx']]],
  ['STRASSE', ['straße'], [['STRASSE', 'straße']]],
  ['ΟΔΟΣ', ['οδος'], [['ΟΔΟΣ', 'οδος']]],
  // With emoji before it, and invisible characters inside.
  ['👨‍👩‍👧‍👦👍🏽wx', ['wx'], [['wx', 'wx']]],
  ['w\u200bx', ['wx'], [['w\u200bx', 'wx']]],
  ['wx\u030a', ['wx'], [['wx\u030a', 'wx']]],
  // The longest word at a position, then the next one after it.
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
  ['.?', ['.?', ''], [['.?', '.?']]],
  ['', ['wx'], []],
  // The text between the parts of a wildcard word.
  ['加我的微 信吧', ['加*微*信'], [['加我的微 信', '加*微*信']]],
  ['加微信', ['加*微*信'], [['加微信', '加*微*信']]],
  ['加我微信', ['加＊信'], [['加我微信', '加＊信']]],
  ['add me on WX, wx', ['add*wx'], [['add me on WX, wx', 'add*wx']]],
  ['a\nb a\r\nb a\u2028b', ['a*b'], []],
  [`a${'x'.repeat(WILDCARD_MAX)}b`, ['a*b'], [[`a${'x'.repeat(WILDCARD_MAX)}b`, 'a*b']]],
  [`a${'👍🏽'.repeat(WILDCARD_MAX)}b`, ['a*b'], [[`a${'👍🏽'.repeat(WILDCARD_MAX)}b`, 'a*b']]],
  [`a${'x'.repeat(WILDCARD_MAX + 1)}b`, ['a*b'], []],
  ['b a', ['a*b'], []],
  ['aXaYb', ['a*b', 'aY'], [['aXaYb', 'a*b']]],
] as [string, string[], [string, string][]][])('%j with %j', (text, words, expected) => {
  expect(marked(text, rulesOf(words))).toEqual(expected);
});

describe('words over one another', () => {
  test('a stronger one is never hidden by a weaker, however long', () => {
    const rules: WordRule[] = [
      { word: 'free stones', action: 'mask' },
      { word: 'stones for all', action: 'audit' },
      { word: 'all', action: 'block' },
      { word: 'for', action: 'mask' },
    ];
    expect(marked('free stones for all', rules)).toEqual([
      ['free stones', 'free stones'],
      ['for', 'for'],
      ['all', 'all'],
    ]);
    expect(marked('free stones for al', rules)).toEqual([
      ['free stones', 'free stones'],
      ['for', 'for'],
    ]);
  });

  test('of equals at one place the earlier rule', () => {
    expect(marked('axb', [audit('a*b'), audit('a**b'), audit('axb')])).toEqual([['axb', 'a*b']]);
  });

  test('within tells all of them', () => {
    const { within } = createMatcher([audit('ab'), audit('b'), audit('a*c'), audit('c*a'), audit('abc')]);
    expect(
      within('xABCx')
        .map(({ word }) => word)
        .sort(),
    ).toEqual(['a*c', 'ab', 'abc', 'b']);
  });
});

test('is what trying every word at every place finds', () => {
  const random = createRandom(7);
  const pieces = ['a', 'A', 'ａ', 'b', 'B', 'ß', 'ﬁ', 'f', 'i', 'İ', 's', '㍿', '会', '社', 'ｶ', 'ﾞ', 'ガ', '👍🏽'];
  const others = ['\u200b', 'é', 'e\u0301', '\n', '\r', 'ก', 'ำ', '한', 'ᄒ', 'ᅡ', '\u0301'];
  const textOf = (length: number, of: string[]) => Array.from({ length }, () => random.pick(of)).join('');
  const actions = valuesOf(wordAction);
  let found = 0;
  for (let round = 0; round < 4000; round += 1) {
    const few = round % 2 ? ['a', 'b', 'c', 'A', '\n'] : [...pieces, ...others];
    const rules = Array.from({ length: random.integer(1, 6) }, () => ({
      word: textOf(random.integer(1, 3), random.chance(0.4) ? [...few, '*', '*'] : few),
      action: random.pick(actions),
    }));
    const text = textOf(random.integer(0, 30), few);
    const hits = createMatcher(rules)
      .find(text)
      .map(({ start, end, rule }) => [start, end, rules.indexOf(rule)]);
    expect([text, rules, hits]).toEqual([text, rules, naiveHits(text, rules)]);
    found += hits.length;
  }
  expect(found).toBeGreaterThan(4000);
});

const plain = (character: string) =>
  character
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

const segments = (text: string) => [...new Intl.Segmenter().segment(text)];

/** Checks every rule at every position and every end, then applies the order of precedence. */
function naiveHits(text: string, rules: readonly WordRule[]): [number, number, number][] {
  const characters = segments(text)
    .map(({ segment, index }) => ({ folded: plain(segment), start: index, end: index + segment.length }))
    .filter(({ folded }) => folded !== '');
  const units = characters.flatMap(({ folded }, character) =>
    folded.split('').map((unit) => ({ unit, character, isEnd: /[\n\v\f\r\u0085\u2028\u2029]/.test(folded) })),
  );

  /** The possible ends when the first part begins at this unit. */
  const endsFrom = ([part, ...rest]: string[], at: number): number[] => {
    const length = part?.length ?? 0;
    if (
      units
        .slice(at, at + length)
        .map(({ unit }) => unit)
        .join('') !== part
    )
      return [];
    if (rest.length === 0) return [at + length];
    const ends: number[] = [];
    for (let next = at + length; next < units.length; next += 1) {
      const between = (units[next]?.character ?? 0) - (units[at + length - 1]?.character ?? 0) - 1;
      const crossed = units.slice(at + length, next).some(({ isEnd }) => isEnd);
      if (between <= WILDCARD_MAX && !crossed) ends.push(...endsFrom(rest, next));
    }
    return ends;
  };

  const candidates = rules.flatMap(({ word, action }, rule) => {
    const parts = segments(word)
      .map(({ segment }) => plain(segment))
      .join('')
      .split('*')
      .filter(Boolean);
    return units.flatMap((_, at) => {
      const end = parts.length > 0 ? Math.max(-1, ...endsFrom(parts, at)) : -1;
      return end < 0 ? [] : [{ rule, at, end, strength: valuesOf(wordAction).indexOf(action) }];
    });
  });
  candidates.sort((a, b) => a.strength - b.strength || a.at - b.at || b.end - a.end || a.rule - b.rule);
  const hits: [number, number, number][] = [];
  for (const { rule, at, end } of candidates) {
    const start = characters[units[at]?.character ?? 0]?.start ?? 0;
    const stop = characters[units[end - 1]?.character ?? 0]?.end ?? 0;
    if (hits.every(([from, to]) => stop <= from || to <= start)) hits.push([start, stop, rule]);
  }
  return hits.sort(([a], [b]) => a - b);
}

test('a text of any length has a folded form', () => {
  expect(foldWord('Ｆish '.repeat(100_000))).toBe('fish '.repeat(100_000));
});
