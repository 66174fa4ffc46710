import type { CellValue } from '@/components/list/columns';
import type { Sheet } from './sheet';

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const CSV_BOM = '\uFEFF';

/** One line of a CSV file (RFC 4180), with its end. */
export function csvLine(cells: readonly CellValue[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** A whole file, as its rows come. */
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

/** Characters that are written at a time. */
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

/** Numbers, amounts and dates stand as they are, so that a negative number stays one; every text is quoted. */
function cellOf(value: CellValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value instanceof Date) return timeOf(value);
  if (value !== null && typeof value === 'object') return value.decimal;
  return value ? `"${withoutFormula(value).replaceAll('"', '""')}"` : '';
}

/**
 * What a spreadsheet would run as a formula (OWASP, "CSV Injection"): a text that begins with = + - @, also in full
 * width, a tab or a line end. Spaces, quotes and unseen characters before it don't make it harmless.
 */
const FORMULA = /^(?:[\s\p{Cf}"']*[=+\-@＝＋－＠]|[\t\r\n])/u;

const withoutFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** A cell of such a file as it was before it was written. */
export const withFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** `2026-11-21 09:05:00`, in the operator's zone. */
function timeOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
}
