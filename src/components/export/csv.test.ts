import { parse } from 'csv-parse/sync';
import type { CellValue } from '@/components/list/columns';
import { decimalOf } from '@/components/money/useMoney';
import { CSV_BOM, csvBytes, csvLine, withFormula } from './csv';

const read = (text: string) => parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][];

test('texts are quoted, quotes doubled, and a line ends with CR LF (RFC 4180)', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng', 'h;i'])).toBe('"a","b,c","d""e","f\r\ng","h;i"\r\n');
  expect(read(csvLine(['a', 'b,c', 'd"e', 'f\r\ng', 'h;i']))).toEqual([['a', 'b,c', 'd"e', 'f\r\ng', 'h;i']]);
});

test('numbers stay numbers, and dates are what the operator’s clock shows', () => {
  const date = new Date(2026, 10, 21, 9, 5, 0);
  expect(csvLine([0, -12, 1.5, date])).toBe('0,-12,1.5,2026-11-21 09:05:00\r\n');
});

test('amounts are numbers to the digit, and those below zero stay so', () => {
  const amounts = [
    decimalOf(1, 'CNY'),
    decimalOf(9_999_999_999, 'USD'),
    decimalOf(600, 'JPY'),
    decimalOf(-1990, 'CNY'),
  ];
  expect(csvLine([...amounts, decimalOf(120, 'stones')])).toBe('0.01,99999999.99,600,-19.90,120\r\n');
});

test.each<CellValue>([null, '', Number.NaN, Number.POSITIVE_INFINITY, new Date('never')])(
  '%p is an empty cell',
  (cell) => {
    expect(csvLine([cell, 1])).toBe(',1\r\n');
  },
);

test.each([
  '=1+1',
  '+86 138',
  '-2',
  '@sum',
  '\tx',
  '\rx',
  '\nx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '"=1',
  "'=1",
  '\u200b=1',
  '\u00a0+1',
])('%j is no formula (OWASP)', (text) => {
  expect(read(csvLine([text, 'x']))).toEqual([[`'${text}`, 'x']]);
});

test.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['a\t @b|-c', "a\t' @b|'-c"],
  ["=a;'+b", "'=a;''+b"],
])('%j begins no formula where cells are separated by something else, and is read again as it was', (text, safe) => {
  expect(read(csvLine([text, 'x']))).toEqual([[safe, 'x']]);
  expect(withFormula(safe)).toBe(text);
});

test.each(['a=1', '张三', '🐟', 'עברית', '7200000000000000001', 'a\tb', "it's", '1-2'])('%j stays as it is', (text) => {
  expect(read(csvLine([text, 'x']))).toEqual([[text, 'x']]);
});

test('a file begins with the mark of UTF-8 and its columns, and holds its rows in their order', async () => {
  async function* rows() {
    for (let at = 0; at < 5000; at++) yield [at, `🐟 ${at}`];
  }
  const reader = csvBytes({ head: ['=Number', 'Name'], rows: rows() }).getReader();
  const chunks: Uint8Array[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  const text = Buffer.concat(chunks).toString();
  expect(chunks.length).toBeGreaterThan(1);
  expect(text.startsWith(CSV_BOM)).toBe(true);
  const [head, ...read5000] = read(text);
  expect(head).toEqual(["'=Number", 'Name']);
  expect(read5000).toEqual(Array.from({ length: 5000 }, (_, at) => [String(at), `🐟 ${at}`]));
});
