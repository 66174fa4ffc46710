import type { ProColumns } from '@ant-design/pro-table';

/** What a cell holds besides its looks, as an export writes it: a text, a real number, a real date, an amount, or nothing. */
export type CellValue = string | number | Date | Decimal | null;

/** A number to the digit, `19.99`: what a float can't be trusted with. */
export interface Decimal {
  decimal: string;
}

/** A column of a list: how it is drawn, and what it says where there is no drawing. */
export type ListColumn<Row> = ProColumns<Row> & {
  key: string;
  title: string;
  /** Can't be hidden: it tells the rows apart. */
  always?: true;
  /** Says, with the others that do, which record it is where its row is not drawn. */
  names?: true;
  /** Not shown until it is chosen. */
  extra?: true;
  value: (row: Row) => CellValue;
  /** What a file has in columns of their own after it, because a number alone doesn't say it: an amount's currency. */
  beside?: readonly FileColumn<Row>[];
};

/** A column of a file. */
export interface FileColumn<Row> {
  key: string;
  title: string;
  value: (row: Row) => CellValue;
}

/** The columns of a file of these: each once, however many of them bring it along. */
export function fileColumns<Row>(columns: readonly ListColumn<Row>[]): FileColumn<Row>[] {
  const shown = new Set(columns.map(({ key }) => key));
  const all = columns.flatMap((column) => [column, ...(column.beside ?? []).filter(({ key }) => !shown.has(key))]);
  return [...new Map(all.map((column) => [column.key, column])).values()];
}

/** An instant of the contract as a cell's value. */
export const dateOf = (instant: string | null): Date | null => (instant ? new Date(instant) : null);
