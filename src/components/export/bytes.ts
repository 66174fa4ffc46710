import { csvBytes } from './csv';
import type { Format, Sheet } from './sheet';

export async function bytesOf(format: Format, sheet: Sheet): Promise<ReadableStream<Uint8Array>> {
  return format === 'csv' ? csvBytes(sheet) : (await import('./xlsx')).xlsxBytes(sheet);
}
