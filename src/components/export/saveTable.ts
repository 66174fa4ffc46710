import type { FileColumn } from '@/components/list/columns';
import { bytesOf } from './bytes';
import { saveFile } from './saveFile';
import { type Format, mediaTypes } from './sheet';

interface Table<Row> {
  title: string;
  /** The file's name without its extension. */
  name: string;
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
}

/** Saves a table that is completely on the page, with the writers of the export. */
export async function saveTable<Row>(format: Format, { title, name, columns, rows }: Table<Row>): Promise<void> {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  const sheet = { title, head: columns.map((column) => column.title), sample: cells, rows: one(cells) };
  const file = await new Response(await bytesOf(format, sheet)).blob();
  saveFile(new Blob([file], { type: mediaTypes[format] }), `${name}.${format}`);
}

async function* one<T>(items: readonly T[]) {
  yield* items;
}
