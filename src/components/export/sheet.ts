import type { CellValue } from '@/components/list/columns';

/** One table as a file holds it; its bytes come as its rows do. */
export interface Sheet {
  title: string;
  /** What the columns are called. */
  head: readonly string[];
  /** Some of the rows, to tell how wide the columns have to be. */
  sample: readonly (readonly CellValue[])[];
  rows: AsyncIterable<readonly CellValue[]>;
}

/** What a table can be written as: the end of the file's name → its media type. */
export const mediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type Format = keyof typeof mediaTypes;
