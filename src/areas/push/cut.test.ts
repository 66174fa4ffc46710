import { cutOf, tailOf } from './cut';

test('what fits whole is not cut', () => {
  expect(cutOf('Good morning', () => true)).toBeUndefined();
  expect(cutOf('', () => true)).toBeUndefined();
});

test('the longest beginning that fits is found, however long the text', () => {
  const text = 'a'.repeat(1000);
  for (const room of [0, 1, 499, 998]) expect(cutOf(text, (length) => length <= room)).toBe(room);
});

test('a cut never goes through an emoji or a letter with its marks', () => {
  const family = '👨‍👩‍👧';
  expect(cutOf(`a${family}b`, (length) => length <= 4)).toBe(1);
  expect(cutOf(`a${family}b`, (length) => length <= 1 + family.length)).toBe(1 + family.length);
  expect(cutOf('ne\u0301e', (length) => length <= 2)).toBe(1);
});

test('where it is cut is told by the words before it', () => {
  const text = 'The fireworks begin at eight by the pond, bring a friend';
  expect(tailOf(text, 41)).toBe('…at eight by the pond,');
  expect(tailOf(text, 13)).toBe('The fireworks');
  expect(tailOf('春江水暖鸭先知'.repeat(6), 30)).toBe(`…${'春江水暖鸭先知'.repeat(6).slice(6, 30)}`);
});
