import english from './en-US';
import chinese from './zh-CN';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();

test('both languages have the same keys', () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
});

test.each(Object.keys(english) as (keyof typeof english)[])('%s takes the same values in both', (key) => {
  expect(placeholders(chinese[key])).toEqual(placeholders(english[key]));
  expect(english[key].trim()).not.toBe('');
  expect(chinese[key].trim()).not.toBe('');
});
