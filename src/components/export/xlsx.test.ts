import readSheet from 'read-excel-file/node';
import type { CellValue } from '@/components/list/columns';
import { decimalOf } from '@/components/money/useMoney';
import { xlsxBytes } from './xlsx';

const HEAD = ['Id', 'Name', 'Level', 'At'];
const DATE = new Date(2026, 10, 21, 9, 5, 7);

async function* each(rows: CellValue[][]) {
  yield* rows;
}

async function fileOf(rows: CellValue[][], title = 'App users'): Promise<Buffer> {
  const reader = xlsxBytes({ title, head: HEAD, sample: rows.slice(0, 2), rows: each(rows) }).getReader();
  const chunks: Uint8Array[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  return Buffer.concat(chunks);
}

const read = async (rows: CellValue[][], title?: string) => {
  const [sheet] = await readSheet(await fileOf(rows, title));
  return { ...sheet, data: sheet?.data.map((row) => row.map(toTheSecond)) };
};

/** A workbook counts time in parts of a day, which a reader turns back into a hair more or less. */
const toTheSecond = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

test('numbers and dates are real ones, long ids and formulas are texts', async () => {
  const sheet = await read([
    ['7200000000000000001', '=1+1', -12, DATE],
    ['7200000000000000002', '+86 138', 0, null],
    ['7200000000000000003', '张三 🐟 עברית', 1.5, DATE],
  ]);
  // The operator's clock, as a file without zones holds it.
  const wall = new Date('2026-11-21T09:05:07.000Z');
  expect(sheet.data).toEqual([
    HEAD,
    ['7200000000000000001', '=1+1', -12, wall],
    ['7200000000000000002', '+86 138', 0, null],
    ['7200000000000000003', '张三 🐟 עברית', 1.5, wall],
  ]);
});

test('amounts are real numbers to the digit, with as many digits as their currency has', async () => {
  const amounts: CellValue[][] = [
    ['1', 'CNY', decimalOf(1, 'CNY'), null],
    ['2', 'USD', decimalOf(9_999_999_999, 'USD'), null],
    ['3', 'JPY', decimalOf(600, 'JPY'), null],
    ['4', 'CNY', decimalOf(-1990, 'CNY'), null],
  ];
  const { data } = await read(amounts);
  expect(data?.slice(1).map((row) => row[2])).toEqual([0.01, 99_999_999.99, 600, -19.9]);
});

test('what XML or Excel can’t hold is left out, the rest stays', async () => {
  const sheet = await read([
    ['1', '\u0000a\u0001\ufffeb\u007f', 1, null],
    ['2', 'x'.repeat(40_000), 2, null],
    ['3', 'one\r\ntwo & <three> "four"', 3, null],
  ]);
  expect(sheet.data?.slice(1)).toEqual([
    ['1', 'ab', 1, null],
    ['2', 'x'.repeat(32_767), 2, null],
    ['3', 'one\ntwo & <three> "four"', 3, null],
  ]);
});

test('a sheet is named as Excel takes it', async () => {
  expect((await read([['1', 'a', 1, null]], 'Users: [all] / of a title that is far too long'))?.sheet).toHaveLength(31);
});
