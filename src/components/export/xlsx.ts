import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import type { CellValue, Decimal } from '@/components/list/columns';
import type { Sheet } from './sheet';

/** An Excel workbook with real numbers and dates; a text is never a formula. */
export function xlsxBytes({ title, head, sample, rows }: Sheet): ReadableStream<Uint8Array> {
  const columns = head.map(
    (label, at): ColumnDef => ({ width: widthOf([label, ...sample.map((row) => row[at] ?? null)]) }),
  );
  return writeXlsxStream(styled(head, rows, columns), { name: sheetName(title), columns, freezePane: { rows: 1 } });
}

const HEAD = { font: { bold: true } };
/** Excel keeps 15 digits, more than an amount has. */
const AMOUNT = { numFmt: '#,##0.00' };
const DATE = { numFmt: 'yyyy-mm-dd hh:mm:ss' };

/** The writer has one style per column and reads it at each row, so it is set before the row. */
async function* styled(head: Sheet['head'], rows: Sheet['rows'], columns: ColumnDef[]) {
  for (const column of columns) column.style = HEAD;
  yield [...head].map(textOf);
  for await (const row of rows) {
    for (const [at, column] of columns.entries()) column.style = styleOf(row[at]);
    yield row.map(cellOf);
  }
}

function styleOf(value: CellValue | undefined) {
  if (value instanceof Date) return DATE;
  return isDecimal(value) ? AMOUNT : undefined;
}

const isDecimal = (value: CellValue | undefined): value is Decimal =>
  typeof value === 'object' && value !== null && 'decimal' in value;

function cellOf(value: CellValue): Exclude<CellValue, Decimal> {
  if (isDecimal(value)) return Number(value.decimal);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : onTheWall(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' ? textOf(value) : (value ?? null);
}

/** Excel has no time zones, so this date's UTC parts equal the operator's local time. */
function onTheWall(date: Date): Date {
  return new Date(
    Date.UTC(
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ),
  );
}

const TEXT_MAX = 32_767;
/** Characters that XML does not allow. */
const NOT_IN_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;
/** Excel reads `_x0041_` as a character code, so the underscore itself is escaped in such texts. */
const LIKE_A_NUMBER = /_(?=x[\dA-Fa-f]{4}_)/g;

function textOf(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '').slice(0, TEXT_MAX);
  return plain.replace(LIKE_A_NUMBER, '_x005F_');
}

const NARROWEST = 8;
const WIDEST = 60;
const DATE_WIDTH = 20;

/** In characters; a Chinese character counts as two. */
function widthOf(values: readonly CellValue[]): number {
  const widths = values.map((value) =>
    value instanceof Date
      ? DATE_WIDTH
      : String((isDecimal(value) ? value.decimal : value) ?? '').replace(/[\u1100-\uffff]/g, 'xx').length + 2,
  );
  return Math.min(WIDEST, Math.max(NARROWEST, ...widths));
}

/** Excel allows 31 characters and forbids some. */
const sheetName = (title: string) =>
  title
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1';
