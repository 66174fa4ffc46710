import { parse as parseBefore } from 'intl-messageformat-parser';
import { parse } from '@config/drawnOnly/messageParser';
import english from './en-US/all';
import { isPlain } from './useTranslations';
import chinese from './zh-CN/all';

const texts = [english, chinese].flatMap((texts) => Object.values<string>(texts));

test('every text is read as react-intl reads it', () => {
  const before = (text: string) => parseBefore(text, { normalizeHashtagInPlural: false });
  const read = (parser: (text: string) => unknown) => JSON.parse(JSON.stringify(texts.map(parser)));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(read(parse)).toEqual(read(before));
});

test('what is taken for plain has nothing to fill in', () => {
  const plain = texts.filter(isPlain);
  expect(plain.length).toBeGreaterThan(1_000);
  expect(plain.map(parse)).toEqual(plain.map((text) => [{ type: 0, value: text }]));
});
