import english from './en-US';
import chinese from './zh-CN';

/** A brace opens a value, but for those that hold what is said of one or of many: `{count, plural, =1 {today} …}`. */
const VALUE = /(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{\w+/g;

const placeholders = (text: string) => [...new Set(text.match(VALUE) ?? [])].sort();

test('both languages have the same keys', () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
});

test.each(Object.keys(english) as (keyof typeof english)[])('%s takes the same values in both', (key) => {
  expect(placeholders(chinese[key])).toEqual(placeholders(english[key]));
  expect(english[key].trim()).not.toBe('');
  expect(chinese[key].trim()).not.toBe('');
});
