import type { CellValue } from '@/components/list/columns';

export interface Sheet {
  title: string;
  head: readonly string[];
  /** Sample rows, for the widths of the columns. */
  sample: readonly (readonly CellValue[])[];
  rows: AsyncIterable<readonly CellValue[]>;
}

/** The formats: file extension → media type. */
export const mediaTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type Format = keyof typeof mediaTypes;
