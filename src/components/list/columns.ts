import type { ProColumns } from '@ant-design/pro-table';

/** A cell's value in an export: text, number, date, exact amount, or nothing. */
export type CellValue = string | number | Date | Decimal | null;

/** An exact decimal number, `19.99`, because a float would round it. */
export interface Decimal {
  decimal: string;
}

/** A column of a list: how it is drawn, and its value in a file. */
export type ListColumn<Row> = ProColumns<Row> & {
  key: string;
  title: string;
  /** Can't be hidden, because it identifies the row. */
  always?: true;
  /** Part of the record's name where the row is not shown. */
  names?: true;
  /** Hidden by default. */
  extra?: true;
  value: (row: Row) => CellValue;
  /** More columns for the file, such as an amount's currency. */
  beside?: readonly FileColumn<Row>[];
};

export interface FileColumn<Row> {
  key: string;
  title: string;
  value: (row: Row) => CellValue;
}

/** The file's columns; a column that several bring along is written once. */
export function fileColumns<Row>(columns: readonly ListColumn<Row>[]): FileColumn<Row>[] {
  const shown = new Set(columns.map(({ key }) => key));
  const all = columns.flatMap((column) => [column, ...(column.beside ?? []).filter(({ key }) => !shown.has(key))]);
  return [...new Map(all.map((column) => [column.key, column])).values()];
}

export const dateOf = (instant: string | null): Date | null => (instant ? new Date(instant) : null);
