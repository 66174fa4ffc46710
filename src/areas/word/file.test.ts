import type { Locale } from '@contract/enum';
import type { Word } from '@contract/word';
import { IMPORT_CELL_MAX, IMPORT_ROWS_MAX } from '@contract/word/enums';
import { CSV_BOM, csvLine } from '@/components/export/csv';
import { fileColumns } from '@/components/list/columns';
import type { LabelOf } from '@/components/StatusTag';
import { columnsOf } from './fields';
import { readWords } from './file';

const read = (...parts: BlobPart[]) => readWords(new Blob(parts));

const like: Word = {
  id: '7200000000000000001',
  word: 'wx',
  tags: [],
  action: 'audit',
  replacement: null,
  status: 'on',
  hits: 12,
  createdAt: '2026-03-10T10:20:30.456Z',
  updatedAt: '2026-03-10T10:20:30.456Z',
  version: 1,
};
const words: Word[] = [
  { ...like, tags: ['contact', 'advert'], action: 'block' },
  { ...like, word: '加*"薇,信"', action: 'mask', replacement: '=[…]', status: 'off' },
  { ...like, word: '=sum(1)', tags: ['fraud'] },
  { ...like, word: "'-x", action: 'mask' },
  { ...like, word: '١٢٣ 🐟;|' },
];

test.each<Locale>(['en-US', 'zh-CN'])('what the list exports in %s is read again as it was', async (locale) => {
  const label: LabelOf = (of, value) => of[value]?.label[locale] ?? value;
  const columns = fileColumns(columnsOf({ t: (id: string) => id, number: String, label }));
  const lines = words.map((word) => csvLine(columns.map(({ value }) => value(word))));
  const rows = await read(CSV_BOM, csvLine(columns.map(({ title }) => title)), ...lines);
  expect(rows).toEqual(
    words.map(({ word, tags, action, replacement, status }, index) => ({
      ...{ row: index + 2, word, tags, action, replacement: replacement ?? '', status },
    })),
  );
});

test('columns may be fewer, in any order and of any language; rows keep their numbers over blank ones', async () => {
  expect(await read('Status;敏感词\n停用; wx \n;\n;vx\n')).toEqual([
    { row: 2, word: 'wx', status: 'off' },
    { row: 4, word: 'vx', status: '' },
  ]);
});

test.each(['', ';;;', '\ufeff ; ', '""'])('titles may follow %j', async (blank) => {
  const rows = await read(`${blank}\r\nWord;Status\r\nwx;Off\r\n`);
  expect(rows).toEqual([{ row: expect.any(Number), word: 'wx', status: 'off' }]);
});

test('blank rows before the titles count, also where tabs are between them', async () => {
  expect(await read('\t\n\t\nWord\tStatus\nwx\tOff\n')).toEqual([{ row: 4, word: 'wx', status: 'off' }]);
});

test.each([
  ['sep=;\r\nWord;Status\r\nwx, vx;Off\r\n', 'wx, vx'],
  ['\ufeffSEP=\t\nWord\tStatus\nwx\tOff\n', 'wx'],
  ['sep=|\nWord|Status\nwx;vx|Off\n', 'wx;vx'],
])('the line of Excel before the titles says what is between the cells: %j', async (text, word) => {
  expect(await read(text)).toEqual([{ row: 3, word, status: 'off' }]);
});

test('a word that only begins like that line is a word', async () => {
  expect(await read('sep=ab\nwx\n')).toEqual([
    { row: 1, word: 'sep=ab' },
    { row: 2, word: 'wx' },
  ]);
});

test('a plain list of words needs no header', async () => {
  expect(await read('wx\n"a, b"\n')).toEqual([
    { row: 1, word: 'wx' },
    { row: 2, word: 'a, b' },
  ]);
});

test('what is no value of a column is left for the back end to refuse', async () => {
  expect(await read('word,action,tags\nwx,burn,"fraud、whatever"')).toEqual([
    { row: 2, word: 'wx', action: 'burn', tags: ['fraud', 'whatever'] },
  ]);
});

test('a file of a Chinese spreadsheet, in GB 18030', async () => {
  // 敏感词,状态 / 微信,停用
  const bytes = [
    [0xc3, 0xf4, 0xb8, 0xd0, 0xb4, 0xca, 0x2c, 0xd7, 0xb4, 0xcc, 0xac, 0x0a],
    [0xce, 0xa2, 0xd0, 0xc5, 0x2c, 0xcd, 0xa3, 0xd3, 0xc3, 0x0a],
  ];
  expect(await read(new Uint8Array(bytes.flat()))).toEqual([{ row: 2, word: '微信', status: 'off' }]);
});

test.each([
  ['empty', ''],
  ['empty', 'word,tags\n'],
  ['noWordColumn', 'a,b\n1,2\n'],
  ['noWordColumn', 'sep=,\nWord;Status\nwx;Off\n'],
  ['noWordColumn', 'sep=|\n敏感词\t状态\nwx\t停用\n'],
  ['unreadable', 'PK\u0003\u0004\0\0'],
  ['tooLong', 'x\n'.repeat(IMPORT_ROWS_MAX + 1)],
])('%s', async (problem, text) => {
  expect(await read(text)).toBe(problem);
});

test('a cell that is far too long is cut to what the back end names as too long, between two characters', async () => {
  const rows = await read(`${'x'.repeat(2 * IMPORT_CELL_MAX)}\nx${'🐟'.repeat(IMPORT_CELL_MAX)}`);
  expect(rows).toEqual([
    { row: 1, word: 'x'.repeat(IMPORT_CELL_MAX) },
    { row: 2, word: `x${'🐟'.repeat(IMPORT_CELL_MAX / 2 - 1)}` },
  ]);
});
