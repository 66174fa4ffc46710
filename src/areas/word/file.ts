import type { Enum } from '@contract/enum';
import type { ImportRow, Word } from '@contract/word';
import {
  IMPORT_CELL_MAX,
  IMPORT_ROWS_MAX,
  type WordColumn,
  wordAction,
  wordColumn,
  wordStatus,
  wordTag,
} from '@contract/word/enums';
import { withFormula } from '@/components/export/csv';
import type { LabelOf } from '@/components/StatusTag';

export type FileProblem = 'lost' | 'unreadable' | 'empty' | 'noWordColumn' | 'tooLong';

export const tagsCell = (tags: Word['tags'], label: LabelOf): string =>
  tags.map((tag) => label(wordTag, tag)).join(', ');

const BETWEEN_TAGS = /[,，、;；|]/;

/**
 * Reads a CSV file: an export of the list in any language, or a plain list of words.
 * @throws ChunkLoadError when what reads it doesn't arrive
 */
export async function readWords(file: Blob): Promise<ImportRow[] | FileProblem> {
  const text = await textOf(file);
  if (text === undefined) return 'lost';
  if (text.includes('\0')) return 'unreadable';
  const { default: papa } = await import('papaparse');
  const separator = separatorOf(text);
  const { data } = papa.parse<string[]>(text, { delimiter: separator ?? delimiterOf(text) });
  const lines = data.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) }));
  const [head, ...rest] = lines.filter(({ cells }) => cells.some(Boolean)).slice(separator ? 1 : 0);
  if (!head) return 'empty';
  const columns = head.cells.map((title) => named(wordColumn, title));
  const isHead = columns.includes('word');
  if (!isHead && (head.cells.length > 1 || holdsTitles(head.cells[0]))) return 'noWordColumn';
  const words = isHead ? rest : [head, ...rest];
  if (words.length === 0) return 'empty';
  if (words.length > IMPORT_ROWS_MAX) return 'tooLong';
  return words.map(({ row, cells }) => rowOf(row, cells, isHead ? columns : ['word']));
}

/** As long as the back end takes, which is still too long; not half of a character. */
const cellOf = (cell: string): string =>
  withFormula(cell.trim())
    .slice(0, IMPORT_CELL_MAX)
    .replace(/[\ud800-\udbff]$/, '');

/** What Excel says in a line of its own before the titles: `sep=;`. */
const separatorOf = (text: string): string | undefined => /^\s*sep=(.)\s*?(?:[\r\n]|$)/i.exec(text)?.[1];

/** The delimiter of the titles, before which may be blank rows. */
function delimiterOf(text: string): string {
  const [head = ''] = /^.*[^\s",;].*$/m.exec(text) ?? [];
  return DELIMITERS.find((each) => titlesIn(head, each)) ?? ',';
}

/** Spreadsheets use a semicolon where the comma is for decimals. */
const DELIMITERS = [',', ';', '\t'];

const titlesIn = (head: string, delimiter: string): boolean =>
  head
    .replaceAll('"', '')
    .split(delimiter)
    .some((title) => named(wordColumn, title));

/** Titles that the file's own delimiter does not divide. */
const holdsTitles = (cell = '') => DELIMITERS.some((each) => cell.includes(each) && titlesIn(cell, each));

/** Decodes UTF-8, or the encoding of Chinese spreadsheets. Undefined if the file was moved or changed meanwhile. */
async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function rowOf(row: number, cells: readonly string[], columns: readonly (WordColumn | undefined)[]): ImportRow {
  const cell = (column: WordColumn) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : undefined);
  const tags = cell('tags');
  const values = {
    tags: tags?.split(BETWEEN_TAGS).flatMap((tag) => (tag.trim() ? [codeOf(wordTag, tag)] : [])),
    action: codeOf(wordAction, cell('action')),
    replacement: cell('replacement'),
    status: codeOf(wordStatus, cell('status')),
  };
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { row, word: cell('word') ?? '', ...said };
}

/** The code for a label in any language. Unknown labels are kept; the back end refuses them. */
const codeOf = <Cell extends string | undefined>(of: Enum, cell: Cell): Cell | string =>
  cell && (named(of, cell) ?? cell);

function named<E extends Enum>(of: E, text: string): (keyof E & string) | undefined {
  const wanted = text.trim().toLowerCase();
  const [value] =
    Object.entries(of).find(([key, { label }]) =>
      [key, ...Object.values(label)].some((name) => name.toLowerCase() === wanted),
    ) ?? [];
  return value;
}
