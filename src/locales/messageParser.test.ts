import { parse as parseBefore } from 'intl-messageformat-parser';
import { parse } from '@config/drawnOnly/messageParser';
import english from './en-US/all';
import chinese from './zh-CN/all';

test('every text is read as react-intl reads it', () => {
  const texts = [english, chinese].flatMap((texts) => Object.values<string>(texts));
  const before = (text: string) => parseBefore(text, { normalizeHashtagInPlural: false });
  const read = (parser: (text: string) => unknown) => JSON.parse(JSON.stringify(texts.map(parser)));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(read(parse)).toEqual(read(before));
});
