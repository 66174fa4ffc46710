import type { CellValue } from '@/components/list/columns';
import type { Sheet } from './sheet';

/** The start of the file; with it spreadsheets read UTF-8. */
export const CSV_BOM = '\uFEFF';

/** One CSV line (RFC 4180) with its line end. */
export function csvLine(cells: readonly CellValue[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

export function csvBytes(sheet: Pick<Sheet, 'head' | 'rows'>): ReadableStream<Uint8Array> {
  const chunks = chunksOf(sheet);
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

/** Characters per chunk. */
const CHUNK = 65_536;

async function* chunksOf({ head, rows }: Pick<Sheet, 'head' | 'rows'>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let text = CSV_BOM + csvLine(head);
  for await (const row of rows) {
    text += csvLine(row);
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}

/** Numbers, amounts and dates are not quoted, so that a negative number stays a number; every text is quoted. */
function cellOf(value: CellValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value instanceof Date) return timeOf(value);
  if (value !== null && typeof value === 'object') return value.decimal;
  return value ? `"${withoutFormula(value).replaceAll('"', '""')}"` : '';
}

/**
 * What a spreadsheet would run as a formula (OWASP, "CSV Injection"): a text that starts with = + - @, also full-width,
 * a tab or a line end. Leading spaces, quotes and invisible characters do not make it safe.
 */
const BEGINS = String.raw`[\s\p{Cf}"']*[=+\-@＝＋－＠]`;
const FORMULA = new RegExp(String.raw`^(?:${BEGINS}|[\t\r\n])`, 'u');
/** Some spreadsheets separate cells by these, so that what follows begins a cell there. */
const SEPARATED = new RegExp(String.raw`([;\t|])(?=${BEGINS})`, 'gu');
const MADE_SAFE = new RegExp(String.raw`([;\t|])'(?=${BEGINS})`, 'gu');

const withoutFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text).replace(SEPARATED, "$1'");

/** Undoes the escaping of a cell when a file is read again. */
export function withFormula(cell: string): string {
  const text = cell.replace(MADE_SAFE, '$1');
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** `2026-11-21 09:05:00`, in the operator's zone. */
function timeOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
}
