import { csvBytes } from './csv';
import type { Format, Sheet } from './sheet';

/** A table as a file of a format. The writer of workbooks is loaded when one is asked for. */
export async function bytesOf(format: Format, sheet: Sheet): Promise<ReadableStream<Uint8Array>> {
  return format === 'csv' ? csvBytes(sheet) : (await import('./xlsx')).xlsxBytes(sheet);
}
